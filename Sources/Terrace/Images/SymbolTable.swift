/// Glyphs for the names of system images. All are characters that terminals show as text in one cell; nobody's font needs to be special.
///
/// A line is a glyph and names without their variants: of a name that is not there, `.fill`, `.circle`, `.square`, `.slash` and other
/// endings are dropped, one by one, until one is found.
nonisolated enum SymbolTable {
    /// The glyph for a name, nil where there is none.
    static func glyph(for name: String) -> String? {
        var name = name[...]
        while true {
            if let glyph = glyphs[String(name)] { return glyph }
            guard let dot = name.lastIndex(of: ".") else { return nil }
            // `a.and.b`, `a.to.b`: the part that is left must be a name of its own.
            guard endings.contains(String(name[name.index(after: dot)...])) || name.contains(".badge") else { return nil }
            name = name[..<dot]
        }
    }

    /// A name with a variant, where there is such a glyph or the name has it already.
    static func name(_ name: String, with variants: SymbolVariants) -> String {
        var name = name
        for ending in variants.endings where !name.split(separator: ".").contains(Substring(ending)) { name += "." + ending }
        return name
    }

    /// How many names have a line of their own.
    static var count: Int { glyphs.count }
    static var all: [(name: String, glyph: String)] { glyphs.map { ($0.key, $0.value) }.sorted { $0.0 < $1.0 } }

    /// A glyph turned to the right by quarters: what points somewhere points elsewhere then.
    static func turned(_ glyph: String, quarters: Int) -> String {
        for ring in rings {
            if let index = ring.firstIndex(of: glyph) { return ring[(index + quarters) % 4] }
        }
        return glyph
    }

    private static let rings: [[String]] = [
        ["→", "↓", "←", "↑"], ["›", "⌄", "‹", "⌃"], ["▶", "▼", "◀", "▲"], ["▷", "▽", "◁", "△"], ["▸", "▾", "◂", "▴"],
        ["»", "↡", "«", "↟"], ["↗", "↘", "↙", "↖"], ["⇒", "⇓", "⇐", "⇑"],
    ]

    private static let endings: Set<String> = [
        "fill", "circle", "square", "rectangle", "slash", "triangle", "rtl", "ar", "he", "hi", "ja", "ko", "th", "zh", "inverse", "shield",
        "app", "dashed", "dotted", "diamond", "hexagon", "seal", "crop", "portrait", "capsule", "half", "open", "closed", "left", "right",
        "on", "off", "forward", "backward", "compact", "small", "large", "2", "3", "stack", "and", "trianglebadge", "heart", "background",
    ]

    private static let glyphs: [String: String] = {
        var glyphs: [String: String] = [:]
        for line in table.split(separator: "\n") {
            let words = line.split(separator: " ")
            guard let glyph = words.first else { continue }
            for name in words.dropFirst() { glyphs[String(name)] = String(glyph) }
        }
        return glyphs
    }()

    private static let table = """
        ★ star.fill star.circle.fill star.square.fill star.leadinghalf.filled sparkle wand.and.stars.inverse medal medal.fill rosette
        ☆ star star.circle star.square star.slash
        ✦ sparkles wand.and.stars wand.and.rays wand.and.sparkles apple.intelligence party.popper party.popper.fill fireworks
        ♥ heart.fill heart.circle.fill heart.square.fill suit.heart.fill bolt.heart.fill heart.text.square.fill waveform.path.ecg.rectangle
        ♡ heart heart.circle heart.square suit.heart heart.slash heart.text.square bolt.heart
        ♠ suit.spade suit.spade.fill
        ♣ suit.club suit.club.fill
        ♦ suit.diamond.fill diamond.fill
        ◇ diamond suit.diamond rhombus
        ✓ checkmark checkmark.circle checkmark.square checkmark.seal checkmark.shield checkmark.rectangle checkmark.message
        ✔ checkmark.circle.fill checkmark.square.fill checkmark.seal.fill checkmark.shield.fill checkmark.diamond checkmark.diamond.fill
        ☑ checklist checklist.checked checklist.unchecked list.bullet.clipboard list.bullet.clipboard.fill list.clipboard list.clipboard.fill
        ✕ xmark xmark.circle xmark.square xmark.octagon xmark.seal xmark.shield xmark.diamond clear multiply.square
        ✖ xmark.circle.fill xmark.square.fill xmark.octagon.fill xmark.seal.fill xmark.shield.fill clear.fill xmark.app xmark.app.fill
        + plus plus.circle plus.square plus.app plus.rectangle plus.diamond plus.message plus.bubble rectangle.stack.badge.plus doc.badge.plus
        ⊕ plus.circle.fill plus.square.fill plus.app.fill plus.magnifyingglass cross.case cross.case.fill plus.rectangle.fill plus.square.on.square
        − minus minus.circle minus.square minus.rectangle
        ⊖ minus.circle.fill minus.square.fill minus.magnifyingglass
        × multiply multiply.circle multiply.circle.fill multiply.square.fill
        ÷ divide divide.circle divide.circle.fill divide.square divide.square.fill
        = equal equal.circle equal.circle.fill equal.square equal.square.fill
        ± plusminus plusminus.circle plusminus.circle.fill plus.forwardslash.minus
        % percent
        √ x.squareroot squareroot
        ∑ sum
        ∞ infinity infinity.circle infinity.circle.fill
        ƒ function fx
        # number number.circle number.circle.fill number.square number.square.fill
        @ at at.circle at.circle.fill at.badge.plus
        ! exclamationmark exclamationmark.circle exclamationmark.circle.fill exclamationmark.square exclamationmark.square.fill exclamationmark.octagon exclamationmark.octagon.fill exclamationmark.bubble exclamationmark.shield exclamationmark.shield.fill
        ‼ exclamationmark.2 exclamationmark.3
        ⚠ exclamationmark.triangle exclamationmark.triangle.fill exclamationmark.icloud exclamationmark.warninglight
        ? questionmark questionmark.circle questionmark.circle.fill questionmark.square questionmark.square.fill questionmark.diamond questionmark.app questionmark.bubble questionmark.folder questionmark.square.dashed
        ⓘ info info.circle info.circle.fill info.square info.square.fill info.bubble info.bubble.fill
        ○ circle circlebadge circle.dashed circle.dotted circle.slash record.circle.dashed smallcircle.filled.circle circle.hexagongrid circle.grid.2x2
        ● circle.fill circlebadge.fill circle.inset.filled circle.circle.fill smallcircle.fill.circle record.circle.fill circle.hexagongrid.fill circle.grid.2x2.fill
        ◉ circle.circle record.circle target scope dot.circle largecircle.fill.circle dot.radiowaves.left.and.right dot.radiowaves.right antenna.radiowaves.left.and.right dot.scope location.viewfinder
        ◐ circle.lefthalf.filled circle.lefthalf.fill circle.lefthalf.striped.horizontal sun.haze
        ◑ circle.righthalf.filled circle.righthalf.fill
        □ square square.dashed app app.dashed rectangle rectangle.portrait rectangle.dashed viewfinder square.slash
        ■ square.fill app.fill rectangle.fill rectangle.portrait.fill stop stop.fill stop.circle stop.circle.fill square.inset.filled
        ▢ squareshape squareshape.fill app.badge app.badge.fill rectangle.roundedtop
        ▣ square.on.square square.on.square.fill square.fill.on.square square.fill.on.square.fill square.on.circle plus.square.on.square.fill rectangle.on.rectangle rectangle.on.rectangle.fill rectangle.on.rectangle.angled doc.on.doc doc.on.doc.fill square.stack square.stack.fill square.3.layers.3d square.3.layers.3d.down.right rectangle.stack rectangle.stack.fill doc.on.clipboard doc.on.clipboard.fill
        △ triangle arrowtriangle.up arrowtriangle.up.circle
        ▲ triangle.fill arrowtriangle.up.fill arrowtriangle.up.circle.fill
        ▽ arrowtriangle.down arrowtriangle.down.circle
        ▼ arrowtriangle.down.fill arrowtriangle.down.circle.fill
        ◁ arrowtriangle.left arrowtriangle.left.circle arrowtriangle.backward
        ◀ arrowtriangle.left.fill arrowtriangle.left.circle.fill arrowtriangle.backward.fill
        ▷ arrowtriangle.right arrowtriangle.right.circle arrowtriangle.forward play play.circle play.square play.rectangle
        ▶ arrowtriangle.right.fill arrowtriangle.right.circle.fill arrowtriangle.forward.fill play.fill play.circle.fill play.square.fill play.rectangle.fill play.tv play.tv.fill livephoto.play
        ⬡ hexagon octagon pentagon seal
        ⬢ hexagon.fill octagon.fill pentagon.fill seal.fill
        ⬭ oval capsule capsule.portrait
        ⬬ oval.fill capsule.fill capsule.portrait.fill
        › chevron.right chevron.forward chevron.right.circle chevron.right.circle.fill chevron.forward.circle chevron.right.square chevron.compact.right greaterthan
        ‹ chevron.left chevron.backward chevron.left.circle chevron.left.circle.fill chevron.backward.circle chevron.left.square chevron.compact.left lessthan
        ⌃ chevron.up chevron.up.circle chevron.up.circle.fill chevron.compact.up control
        ⌄ chevron.down chevron.down.circle chevron.down.circle.fill chevron.compact.down
        » chevron.right.2 chevron.forward.2 forward forward.fill forward.end forward.end.fill goforward.plus forward.frame
        « chevron.left.2 chevron.backward.2 backward backward.fill backward.end backward.end.fill
        ↕ chevron.up.chevron.down arrow.up.arrow.down arrow.up.arrow.down.circle arrow.up.arrow.down.circle.fill arrow.up.and.down arrow.up.and.down.circle arrow.up.and.down.text.horizontal
        ↔ arrow.left.and.right arrow.left.arrow.right arrow.left.arrow.right.circle arrow.left.and.right.circle arrow.left.and.right.square chevron.left.forwardslash.chevron.right.circle
        → arrow.right arrow.forward arrow.right.circle arrow.right.circle.fill arrow.right.square arrow.right.square.fill arrow.forward.circle arrow.forward.circle.fill arrow.forward.square arrow.right.to.line arrow.right.doc.on.clipboard arrowshape.right arrowshape.right.fill arrowshape.turn.up.right arrowshape.turn.up.right.fill arrowshape.forward.fill
        ← arrow.left arrow.backward arrow.left.circle arrow.left.circle.fill arrow.left.square arrow.backward.circle arrow.backward.circle.fill arrow.left.to.line arrowshape.left arrowshape.left.fill arrowshape.turn.up.left arrowshape.turn.up.left.fill arrowshape.backward.fill
        ↑ arrow.up arrow.up.circle arrow.up.circle.fill arrow.up.square arrow.up.to.line arrow.up.doc arrow.up.doc.fill arrowshape.up arrowshape.up.fill arrow.up.message square.and.arrow.up square.and.arrow.up.fill square.and.arrow.up.circle square.and.arrow.up.on.square square.and.arrow.up.on.square.fill paperplane.circle.fill icloud.and.arrow.up icloud.and.arrow.up.fill arrow.up.heart arrow.up.bin
        ↓ arrow.down arrow.down.circle arrow.down.circle.fill arrow.down.square arrow.down.to.line arrow.down.doc arrow.down.doc.fill arrowshape.down arrowshape.down.fill square.and.arrow.down square.and.arrow.down.fill square.and.arrow.down.on.square tray.and.arrow.down tray.and.arrow.down.fill icloud.and.arrow.down icloud.and.arrow.down.fill arrow.down.app arrow.down.app.fill
        ↗ arrow.up.right arrow.up.forward arrow.up.right.circle arrow.up.right.circle.fill arrow.up.right.square arrow.up.right.square.fill arrow.up.forward.app arrow.up.forward.app.fill arrow.up.forward.square rectangle.portrait.and.arrow.right rectangle.portrait.and.arrow.right.fill rectangle.portrait.and.arrow.forward safari.arrow chart.line.uptrend.xyaxis.circle
        ↖ arrow.up.left arrow.up.backward arrow.up.left.circle
        ↘ arrow.down.right arrow.down.forward arrow.down.right.circle arrow.down.right.circle.fill
        ↙ arrow.down.left arrow.down.backward arrow.down.left.circle arrow.down.left.circle.fill
        ⤢ arrow.up.left.and.arrow.down.right arrow.up.backward.and.arrow.down.forward arrow.down.right.and.arrow.up.left arrow.down.backward.and.arrow.up.forward arrow.up.left.and.down.right.magnifyingglass arrow.up.left.and.down.right.and.arrow.up.right.and.down.left
        ✥ arrow.up.and.down.and.arrow.left.and.right move.3d
        ↺ arrow.counterclockwise arrow.counterclockwise.circle arrow.counterclockwise.circle.fill gobackward gobackward.10 gobackward.15 gobackward.30 clock.arrow.circlepath arrow.trianglehead.counterclockwise
        ↻ arrow.clockwise arrow.clockwise.circle arrow.clockwise.circle.fill goforward goforward.10 goforward.15 goforward.30 arrow.triangle.2.circlepath arrow.triangle.2.circlepath.circle arrow.triangle.2.circlepath.circle.fill arrow.2.circlepath arrow.2.circlepath.circle arrow.2.squarepath arrow.clockwise.icloud rotate.right arrow.trianglehead.2.clockwise arrow.trianglehead.2.clockwise.rotate.90 arrow.trianglehead.clockwise repeat repeat.circle repeat.1
        ⇄ shuffle shuffle.circle shuffle.circle.fill arrow.triangle.swap arrow.left.arrow.right.square rectangle.2.swap arrow.rectanglepath
        ⑂ arrow.triangle.branch arrow.branch arrow.triangle.merge arrow.triangle.pull
        ↩ arrow.uturn.left arrow.uturn.backward arrow.uturn.left.circle arrow.uturn.backward.circle arrow.uturn.left.circle.fill return.left arrow.turn.up.left
        ↪ arrow.uturn.right arrow.uturn.forward arrow.uturn.right.circle arrow.uturn.forward.circle arrow.turn.up.right
        ↳ arrow.turn.down.right arrow.turn.down.left
        ↵ return return.right
        ‖ pause pause.fill pause.circle pause.circle.fill pause.rectangle pause.rectangle.fill playpause playpause.fill playpause.circle
        ⏏ eject eject.fill
        ⇥ tab increase.indent text.append
        ⇤ decrease.indent text.insert
        ⌘ command command.circle command.circle.fill command.square command.square.fill
        ⌥ option alt
        ⇧ shift shift.fill
        ⇪ capslock capslock.fill
        ⌫ delete.left delete.left.fill delete.backward delete.backward.fill
        ⌦ delete.right delete.right.fill delete.forward
        ⎋ escape
        ⏻ power power.circle power.circle.fill togglepower poweron
        ␣ space
        ≡ line.3.horizontal line.horizontal.3 line.3.horizontal.circle line.3.horizontal.circle.fill list.dash list.bullet.indent list.star text.justify text.justify.left text.justify.leading text.alignleft text.aligncenter text.alignright list.triangle line.horizontal.3.decrease line.horizontal.3.decrease.circle line.3.horizontal.decrease line.3.horizontal.decrease.circle line.3.horizontal.decrease.circle.fill line.horizontal.3.decrease.circle.fill slider.horizontal.3 slider.horizontal.2.square slider.vertical.3 sidebar.left sidebar.right sidebar.leading sidebar.trailing sidebar.squares.left slider.horizontal.below.rectangle
        ≡ list.bullet list.bullet.circle list.bullet.circle.fill list.bullet.rectangle list.bullet.rectangle.fill list.bullet.rectangle.portrait list.bullet.rectangle.portrait.fill list.number text.quote text.alignleft.rtl line.2.horizontal.decrease.circle newspaper newspaper.fill doc.plaintext doc.plaintext.fill list.and.film text.book.closed text.book.closed.fill menucard menucard.fill
        … ellipsis ellipsis.circle ellipsis.circle.fill ellipsis.bubble ellipsis.bubble.fill ellipsis.message ellipsis.message.fill ellipsis.rectangle ellipsis.rectangle.fill circle.grid.3x3
        ⋮ ellipsis.vertical line.3.crossed.swirl.circle
        ▦ square.grid.2x2 square.grid.2x2.fill square.grid.3x3 square.grid.3x3.fill square.grid.3x2 square.grid.3x2.fill rectangle.grid.1x2 rectangle.grid.1x2.fill rectangle.grid.2x2 rectangle.grid.2x2.fill rectangle.grid.3x2 rectangle.grid.3x2.fill square.split.2x2 square.split.2x2.fill tablecells tablecells.fill calendar calendar.circle calendar.circle.fill calendar.badge.plus calendar.badge.clock calendar.day.timeline.left rectangle.split.3x1 rectangle.split.3x1.fill rectangle.split.3x3 grid grid.circle circle.grid.3x3.fill apps.iphone qrcode qrcode.viewfinder building building.fill building.2 building.2.fill
        ◫ rectangle.split.2x1 rectangle.split.2x1.fill square.split.2x1 rectangle.lefthalf.inset.filled rectangle.righthalf.inset.filled rectangle.leadinghalf.inset.filled
        ⚙ gear gearshape gearshape.fill gearshape.2 gearshape.2.fill gear.circle gearshape.circle gearshape.circle.fill gear.badge wrench wrench.fill wrench.and.screwdriver wrench.and.screwdriver.fill screwdriver screwdriver.fill wrench.adjustable wrench.adjustable.fill
        ⚒ hammer hammer.fill hammer.circle hammer.circle.fill
        ⌂ house house.fill house.circle house.circle.fill homekit house.lodge house.lodge.fill music.note.house music.note.house.fill
        ⌕ magnifyingglass magnifyingglass.circle magnifyingglass.circle.fill text.magnifyingglass doc.text.magnifyingglass sparkle.magnifyingglass location.magnifyingglass
        ✎ pencil pencil.circle pencil.circle.fill pencil.line pencil.tip square.and.pencil square.and.pencil.circle square.and.pencil.circle.fill rectangle.and.pencil.and.ellipsis highlighter pencil.and.outline pencil.tip.crop.circle applepencil scribble scribble.variable pencil.and.scribble pencil.and.list.clipboard
        ✐ paintbrush paintbrush.fill paintbrush.pointed paintbrush.pointed.fill paintpalette paintpalette.fill eyedropper eyedropper.full swatchpalette swatchpalette.fill photo.artframe
        ✂ scissors scissors.circle
        ⌧ trash trash.fill trash.circle trash.circle.fill trash.square trash.square.fill trash.slash xmark.bin xmark.bin.fill
        ✉ envelope envelope.fill envelope.circle envelope.circle.fill envelope.open envelope.open.fill envelope.badge envelope.badge.fill mail mail.fill mail.stack mail.stack.fill
        ☎ phone phone.fill phone.circle phone.circle.fill phone.down phone.down.fill teletype phone.arrow.up.right phone.connection phone.badge.plus
        ⌨ keyboard keyboard.fill keyboard.badge.ellipsis keyboard.chevron.compact.down
        ➤ paperplane paperplane.fill paperplane.circle location location.fill location.circle location.circle.fill location.north location.north.fill location.square location.slash
        ⚑ flag flag.fill flag.circle flag.circle.fill flag.checkered flag.2.crossed flag.square flag.square.fill bookmark.fill bookmark.circle.fill bookmark.square.fill mappin.square
        ⚐ bookmark bookmark.circle bookmark.square bookmark.slash flag.slash
        ⌖ mappin mappin.circle mappin.circle.fill mappin.and.ellipse mappin.slash map map.fill map.circle mappin.and.ellipse.circle pin pin.fill pin.circle pin.circle.fill pin.slash location.fill.viewfinder signpost.right signpost.right.fill
        ◷ clock clock.fill clock.circle clock.badge clock.badge.checkmark clock.badge.exclamationmark deskclock deskclock.fill alarm alarm.fill stopwatch stopwatch.fill timer timer.circle timer.square gauge gauge.medium gauge.high gauge.low speedometer gauge.with.dots.needle.bottom.50percent gauge.with.needle gauge.with.needle.fill clock.arrow.2.circlepath applewatch applewatch.watchface
        ⧗ hourglass hourglass.circle hourglass.tophalf.filled hourglass.bottomhalf.filled hourglass.tophalf.fill hourglass.bottomhalf.fill
        ☀ sun.max sun.max.fill sun.max.circle sun.max.circle.fill sun.min sun.min.fill light.max sunrise sunrise.fill sunset sunset.fill sun.and.horizon sun.and.horizon.fill sun.dust sun.dust.fill lightbulb.max lightbulb.max.fill rays light.min
        ☼ lightbulb lightbulb.fill lightbulb.circle lightbulb.circle.fill lightbulb.slash lightbulb.led lamp.desk lamp.desk.fill lamp.table flashlight.on.fill flashlight.off.fill lamp.floor
        ☾ moon moon.fill moon.circle moon.circle.fill moon.zzz moon.zzz.fill moon.stars moon.stars.fill moon.haze moon.haze.fill bed.double bed.double.fill zzz powersleep
        ☁ cloud cloud.fill icloud icloud.fill cloud.circle cloud.circle.fill cloud.sun cloud.sun.fill cloud.moon cloud.moon.fill cloud.fog cloud.fog.fill smoke smoke.fill icloud.circle icloud.slash externaldrive.badge.icloud
        ☂ umbrella umbrella.fill beach.umbrella beach.umbrella.fill cloud.rain cloud.rain.fill cloud.drizzle cloud.drizzle.fill cloud.heavyrain cloud.heavyrain.fill cloud.sun.rain cloud.sun.rain.fill cloud.hail cloud.hail.fill cloud.sleet cloud.moon.rain.fill
        ϟ bolt bolt.fill bolt.circle bolt.circle.fill bolt.slash cloud.bolt cloud.bolt.fill cloud.bolt.rain cloud.bolt.rain.fill cloud.sun.bolt cloud.sun.bolt.fill tropicalstorm powerplug powerplug.fill bolt.car bolt.car.fill bolt.square bolt.horizontal bolt.horizontal.fill bolt.badge.clock bolt.batteryblock ev.charger
        ❄ snowflake snowflake.circle snowflake.circle.fill snow cloud.snow cloud.snow.fill wind.snow thermometer.snowflake
        ≋ wind wind.circle water.waves humidity humidity.fill tornado hurricane fan fan.fill air.conditioner.horizontal
        ♨ flame flame.fill flame.circle flame.circle.fill cup.and.saucer cup.and.saucer.fill mug mug.fill heater.vertical fork.knife fork.knife.circle fork.knife.circle.fill takeoutbag.and.cup.and.straw takeoutbag.and.cup.and.straw.fill frying.pan frying.pan.fill oven stove birthday.cake birthday.cake.fill
        ° thermometer thermometer.medium thermometer.low thermometer.high thermometer.sun thermometer.sun.fill degreesign.celsius degreesign.fahrenheit medical.thermometer
        ◊ drop drop.fill drop.circle drop.circle.fill drop.triangle drop.degreesign wineglass wineglass.fill waterbottle waterbottle.fill ivfluid.bag
        ❧ leaf leaf.fill leaf.circle leaf.circle.fill leaf.arrow.circlepath tree tree.fill tree.circle camera.macro carrot carrot.fill laurel.leading laurel.trailing
        ☃ figure.skiing.downhill figure.snowboarding snowboard
        ♪ music.note music.note.tv music.mic music.mic.circle guitars guitars.fill pianokeys music.quarternote.3 music.note.square.stack tuningfork
        ♫ music.note.list play.house ipod homepod homepod.fill airpods hifispeaker hifispeaker.fill headphones headphones.circle headphones.circle.fill earbuds airpodspro beats.headphones
        ◖ speaker speaker.fill speaker.slash speaker.slash.fill speaker.wave.1 speaker.wave.1.fill speaker.wave.2 speaker.wave.2.fill speaker.wave.3 speaker.wave.3.fill speaker.zzz speaker.circle speaker.circle.fill megaphone megaphone.fill horn
        ψ mic mic.fill mic.circle mic.circle.fill mic.slash mic.slash.fill mic.badge.plus microphone microphone.fill
        ∿ waveform waveform.circle waveform.circle.fill waveform.path waveform.path.ecg waveform.badge.plus scribble.circle water.waves.slash antenna.radiowaves.left.and.right.circle chart.xyaxis.line point.topleft.down.curvedto.point.bottomright.up
        ∩ bell bell.circle bell.badge bell.slash bell.and.waves.left.and.right bell.square headlight.low.beam
        ⍾ bell.fill bell.circle.fill bell.badge.fill bell.slash.fill bell.badge.circle bell.badge.circle.fill alarm.waves.left.and.right
        ◎ eye eye.fill eye.circle eye.circle.fill eyes eyes.inverse camera camera.fill camera.circle camera.circle.fill camera.viewfinder video video.fill video.circle video.circle.fill web.camera camera.aperture camera.metering.center.weighted camera.on.rectangle eyeglasses binoculars binoculars.fill opticaldisc airplayaudio airplayvideo camera.filters
        ⊘ eye.slash eye.slash.fill eye.slash.circle eye.slash.circle.fill nosign video.slash video.slash.fill camera.slash slash.circle slash.circle.fill wifi.slash person.slash wifi.exclamationmark circle.slash.fill
        ▨ photo photo.fill photo.circle photo.circle.fill photo.on.rectangle photo.on.rectangle.angled photo.on.rectangle.fill photo.stack photo.stack.fill photo.badge.plus film film.fill film.stack film.circle livephoto rectangle.pattern.checkered checkerboard.rectangle
        ▭ tv tv.fill tv.circle display display.2 desktopcomputer pc laptopcomputer macbook ipad iphone iphone.gen3 iphone.circle ipad.landscape rectangle.inset.filled macwindow macwindow.on.rectangle creditcard creditcard.fill creditcard.circle creditcard.circle.fill dock.rectangle window.shade.open menubar.rectangle menubar.dock.rectangle candybarphone wallet.pass wallet.pass.fill giftcard giftcard.fill
        ☺ face.smiling face.smiling.fill face.smiling.inverse face.dashed faceid theatermasks theatermasks.fill smiley smiley.fill
        ☹ hand.thumbsdown hand.thumbsdown.fill hand.thumbsdown.circle
        ☝ hand.point.up hand.point.up.fill hand.point.up.left hand.point.up.left.fill hand.tap hand.tap.fill hand.draw cursorarrow.click hand.point.up.braille
        ☞ hand.point.right hand.point.right.fill cursorarrow cursorarrow.rays cursorarrow.click.2 hand.thumbsup hand.thumbsup.fill hand.thumbsup.circle hand.thumbsup.circle.fill
        ☜ hand.point.left hand.point.left.fill
        ☟ hand.point.down hand.point.down.fill
        ☛ hand.raised.app
        ☛ hand.raised hand.raised.fill hand.wave hand.wave.fill hands.clap hands.clap.fill hands.sparkles hands.sparkles.fill
        ☻ person person.fill person.circle person.circle.fill person.crop.circle person.crop.circle.fill person.crop.square person.crop.square.fill person.crop.rectangle person.crop.rectangle.fill person.text.rectangle person.text.rectangle.fill person.badge.plus person.badge.minus person.fill.badge.plus person.fill.checkmark person.fill.xmark person.crop.circle.badge.plus person.crop.circle.badge.checkmark person.crop.circle.badge.xmark person.crop.circle.badge.exclamationmark person.crop.artframe person.icloud person.wave.2 person.wave.2.fill figure.stand figure.walk figure.walk.circle figure.run figure.run.circle figure.wave figure.arms.open figure.child figure.dance figure.yoga figure.cooldown figure.strengthtraining.traditional figure figure.mind.and.body brain brain.head.profile brain.fill graduationcap graduationcap.fill graduationcap.circle
        ⚇ person.2 person.2.fill person.2.circle person.2.circle.fill person.3 person.3.fill person.3.sequence person.3.sequence.fill person.2.wave.2 rectangle.stack.person.crop person.line.dotted.person shareplay person.2.square.stack figure.2 figure.2.and.child.holdinghands figure.and.child.holdinghands
        ⚷ key key.fill key.circle key.horizontal key.horizontal.fill key.icloud
        ⚿ lock lock.fill lock.circle lock.circle.fill lock.square lock.square.fill lock.shield lock.shield.fill lock.rotation lock.doc lock.doc.fill lock.iphone touchid lock.app.dashed
        ⌑ lock.open lock.open.fill lock.slash lock.open.rotation lock.open.trianglebadge.exclamationmark
        ⛨ shield shield.fill shield.lefthalf.filled shield.lefthalf.fill shield.checkered shield.slash shield.righthalf.filled
        ⛁ externaldrive externaldrive.fill internaldrive internaldrive.fill server.rack cylinder cylinder.fill cylinder.split.1x2 cylinder.split.1x2.fill opticaldiscdrive archivebox archivebox.fill archivebox.circle archivebox.circle.fill
        ⊟ tray tray.fill tray.2 tray.2.fill tray.full tray.full.fill tray.circle tray.circle.fill shippingbox shippingbox.fill shippingbox.circle cube.box cube.box.fill briefcase briefcase.fill briefcase.circle case case.fill suitcase suitcase.fill suitcase.cart latch.2.case latch.2.case.fill bag bag.fill bag.circle bag.circle.fill handbag handbag.fill backpack backpack.fill basket basket.fill printer printer.fill
        ⊞ gift gift.fill gift.circle gift.circle.fill window.casement puzzlepiece puzzlepiece.fill puzzlepiece.extension puzzlepiece.extension.fill plus.square.dashed die.face.1 die.face.2 die.face.3 die.face.4 die.face.6 die.face.5 die.face.5.fill dice dice.fill dpad dpad.fill die.face.3.fill
        ⌗ cart cart.fill cart.circle cart.circle.fill cart.badge.plus cart.badge.minus cart.fill.badge.plus storefront storefront.fill
        ▤ doc doc.fill doc.text doc.text.fill doc.richtext doc.richtext.fill doc.circle doc.circle.fill doc.append doc.zipper doc.text.image doc.text.below.ecg doc.badge.gearshape note note.text note.text.badge.plus clipboard clipboard.fill scroll scroll.fill text.document list.clipboard.rtl text.page text.page.fill document document.fill receipt
        ▥ book book.fill book.circle book.circle.fill book.closed book.closed.fill books.vertical books.vertical.fill books.vertical.circle character.book.closed character.book.closed.fill magazine magazine.fill barcode barcode.viewfinder
        ▣ folder.badge.gearshape
        ⊡ folder folder.fill folder.circle folder.circle.fill folder.badge.plus folder.badge.minus folder.fill.badge.plus folder.badge.person.crop cube cube.fill cube.transparent cube.transparent.fill
        ⌁ link link.circle link.circle.fill link.badge.plus personalhotspot personalhotspot.circle cable.connector
        § paperclip paperclip.circle paperclip.circle.fill paragraphsign paperclip.badge.ellipsis
        ⊛ globe globe.americas globe.americas.fill globe.europe.africa globe.europe.africa.fill globe.asia.australia globe.asia.australia.fill globe.central.south.asia network globe.badge.chevron.backward globe.desk atom
        ✧ safari safari.fill compass.drawing location.north.line location.north.circle
        ⌔ wifi wifi.circle wifi.circle.fill wifi.router wifi.router.fill dot.radiowaves.up.forward cellularbars simcard sensor airplane.circle
        β bluetooth
        ▯ battery.0 battery.0percent battery.25 battery.25percent
        ▮ battery.50 battery.75 battery.100 battery.50percent battery.75percent battery.100percent battery.100.bolt battery.100percent.bolt minus.plus.batteryblock batteryblock
        ✈ airplane airplane.departure airplane.arrival paperplane.fill.circle
        ⇌ car car.fill car.circle car.circle.fill car.2 car.2.fill car.side car.side.fill bus bus.fill tram tram.fill tram.circle bicycle bicycle.circle scooter box.truck box.truck.fill fuelpump fuelpump.fill road.lanes ferry ferry.fill sailboat sailboat.fill lightrail cablecar train.side.front.car parkingsign parkingsign.circle
        ⊥ anchor
        ✚ cross cross.fill cross.circle cross.circle.fill pills pills.fill pill pill.fill bandage bandage.fill stethoscope stethoscope.circle staroflife staroflife.fill syringe syringe.fill facemask facemask.fill cross.vial cross.vial.fill heart.text.clipboard
        ⚗ testtube.2 flask flask.fill allergens ivfluid.bag.fill
        ⚖ scalemass scalemass.fill scale.3d building.columns building.columns.fill building.columns.circle building.columns.circle.fill
        ♛ crown crown.fill trophy trophy.fill trophy.circle trophy.circle.fill
        ◍ soccerball.inverse
        ◍ soccerball basketball basketball.fill football football.fill tennisball tennisball.fill baseball baseball.fill volleyball volleyball.fill cricket.ball figure.soccer figure.basketball sportscourt sportscourt.fill figure.tennis figure.pool.swim hockey.puck
        ⌬ gamecontroller gamecontroller.fill arcade.stick arcade.stick.console l.joystick gamecontroller.circle hexagon.lefthalf.filled
        ⁂ pawprint pawprint.fill pawprint.circle pawprint.circle.fill
        ※ ant ant.fill ant.circle ant.circle.fill ladybug ladybug.fill ladybug.circle
        ∝ fish fish.fill fish.circle tortoise tortoise.fill hare hare.fill bird bird.fill cat cat.fill dog dog.fill lizard lizard.fill teddybear teddybear.fill
        ▁ chart.bar.xaxis chart.bar.doc.horizontal chart.bar.doc.horizontal.fill
        ▟ chart.bar chart.bar.fill chart.bar.xaxis.ascending cellularbars.fill chart.dots.scatter chart.line.flattrend.xyaxis chart.line.uptrend.xyaxis chart.line.downtrend.xyaxis chart.bar.horizontal.page stairs
        ◔ chart.pie chart.pie.fill chart.donut circle.bottomhalf.filled timelapse slowmo percent.circle
        ◕ progress.indicator circle.tophalf.filled rays.circle
        $ dollarsign dollarsign.circle dollarsign.circle.fill dollarsign.square dollarsign.square.fill banknote banknote.fill dollarsign.arrow.circlepath dollarsign.ring
        € eurosign eurosign.circle eurosign.circle.fill eurosign.square
        £ sterlingsign sterlingsign.circle sterlingsign.circle.fill
        ¥ yensign yensign.circle yensign.circle.fill
        ₹ indianrupeesign indianrupeesign.circle
        ₿ bitcoinsign bitcoinsign.circle bitcoinsign.circle.fill
        ¢ centsign centsign.circle
        ⌸ tag tag.fill tag.circle tag.circle.fill tag.slash ticket ticket.fill lanyardcard
        ❝ quote.opening quote.bubble quote.bubble.fill text.bubble text.bubble.fill captions.bubble captions.bubble.fill
        ❞ quote.closing
        ▱ message message.fill message.circle message.circle.fill message.badge bubble bubble.fill bubble.left bubble.left.fill bubble.right bubble.right.fill bubble.middle.bottom bubble.middle.bottom.fill bubble.left.and.bubble.right bubble.left.and.bubble.right.fill plus.bubble.fill star.bubble phone.bubble rectangle.3.group.bubble.left ellipsis.vertical.bubble translate
        A textformat textformat.size textformat.alt textformat.abc character character.cursor.ibeam abc textformat.superscript character.textbox a.circle a.circle.fill a.square a.square.fill a.magnify
        B bold b.circle b.circle.fill b.square b.square.fill
        I italic i.circle i.circle.fill
        U underline u.circle
        S strikethrough s.circle s.circle.fill
        C c.circle c.circle.fill
        D d.circle d.circle.fill
        P p.circle p.circle.fill
        X x.circle x.circle.fill x.square x.square.fill
        M m.circle m.circle.fill
        T t.circle t.square textbox
        ⌶ cursor.ibeam text.cursor
        0 0.circle 0.circle.fill 0.square 0.square.fill
        1 1.circle 1.circle.fill 1.square 1.square.fill 1.magnifyingglass
        2 2.circle 2.circle.fill 2.square 2.square.fill
        3 3.circle 3.circle.fill 3.square 3.square.fill
        4 4.circle 4.circle.fill 4.square 4.square.fill
        5 5.circle 5.circle.fill 5.square 5.square.fill
        6 6.circle 6.circle.fill 6.square 6.square.fill
        7 7.circle 7.circle.fill 7.square 7.square.fill
        8 8.circle 8.circle.fill 8.square 8.square.fill
        9 9.circle 9.circle.fill 9.square 9.square.fill
        ❯ terminal terminal.fill apple.terminal apple.terminal.fill greaterthan.circle swift
        ⟨ curlybraces curlybraces.square ellipsis.curlybraces chevron.left.forwardslash.chevron.right chevron.left.slash.chevron.right
        ⌇ ruler ruler.fill level level.fill pencil.and.ruler pencil.and.ruler.fill lines.measurement.horizontal
        ⍟ app.gift app.gift.fill app.connected.to.app.below.fill applelogo
        ⌸ testtube.3
        ⚛ cpu cpu.fill memorychip memorychip.fill fossil.shell
        ✜ dot.squareshape.split.2x2 squares.below.rectangle plus.viewfinder crop crop.rotate rotate.left rotate.3d perspective
        ⊔ door.left.hand.open door.left.hand.closed cabinet cabinet.fill chair chair.fill sofa sofa.fill bathtub shower washer dishwasher refrigerator sink toilet table.furniture
        ⌓ dial.min dial.max dial.low dial.high dial.medium switch.2 switch.programmable lightswitch.on togglepower.circle
        ∴ circle.grid.cross circle.hexagonpath aqi.low aqi.medium aqi.high point.3.connected.trianglepath.dotted point.3.filled.connected.trianglepath.dotted
        ♀ figure.dress.line.vertical.figure
        ▬ rectangle.bottomthird.inset.filled keyboard.onehanded.left square.bottomhalf.filled
        ⎙ printer.dotmatrix faxmachine scanner scanner.fill
        ϟ bolt.trianglebadge.exclamationmark
        Ω tshirt tshirt.fill shoe shoe.fill hanger comb comb.fill mustache mouth nose ear ear.fill hand.raised.fingers.spread hand.raised.slash lungs lungs.fill dumbbell dumbbell.fill
        """
}
