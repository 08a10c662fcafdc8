extension ForEach {
    /// The same elements, with something else made of each.
    package func mapped<New>(_ transform: @escaping (Content) -> New) -> ForEach<Data, ID, New> {
        let content = content
        let driver = driver
        return ForEach<Data, ID, New>(
            data: data, content: { transform(content($0)) },
            driver: _ForEachDriver<ID, New>(
                scan: driver.scan, id: driver.id,
                row: { offset, inputs in
                    let row = driver.row(offset, inputs)
                    return _ForEachRow { transform(row.make()) }
                },
                isConstant: driver.isConstant))
    }
}
