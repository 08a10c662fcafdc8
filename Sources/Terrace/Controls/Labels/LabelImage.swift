/// The picture of a label.
public typealias LabelImage = Image
