import { componentName, snippetSize, themeOf, type EmbedLoop, type SnippetOptions } from "./embed-options.ts";

/** A text in Swift, Kotlin and JavaScript: `$` opens a value in Kotlin. */
const quoted = (text: string): string => JSON.stringify(text);
const quotedInKotlin = (text: string): string => quoted(text).replaceAll("$", String.raw`\$`);
const quotedInDart = (text: string): string =>
  `'${text.replaceAll(/[\\'$]/g, String.raw`\$&`).replaceAll("\n", String.raw`\n`)}'`;

/** Lines with commas between; null for one that is left out. */
const listed = (lines: readonly (string | null)[], indent: string): string =>
  lines.filter((line) => line !== null).join(`,\n${indent}`);

const isRepeated = (loop: EmbedLoop): boolean => loop !== "once";
/** Speeds are numbers with a fraction there. */
const decimal = (speed: number): string => (Number.isInteger(speed) ? `${speed}.0` : String(speed));

/** Code for apps, by the documented API of the public dotLottie runtimes. Nothing hovers there: it is a tap. */
export const nativeSnippets = {
  /** https://github.com/LottieFiles/dotlottie-ios */
  ios(options: SnippetOptions): string {
    const { title, playUrl, localFile, loop, speed, trigger } = options;
    const { width, height } = snippetSize(options);
    const theme = themeOf(options);
    const source =
      localFile === null
        ? `webURL: ${quoted(playUrl)}`
        : `fileName: ${quoted(localFile.replace(/\.\w+$/, ""))}`;
    const config = listed(
      [
        `autoplay: ${trigger === "load"}`,
        `loop: ${isRepeated(loop)}`,
        loop === "bounce" ? "mode: .bounce" : null,
        speed === 1 ? null : `speed: ${speed}`,
        theme === null ? null : `themeId: ${quoted(theme)}`,
      ],
      "      ",
    );
    const tap = trigger === "load" ? "" : "\n      .onTapGesture { _ = animation.play() }";
    return `// Swift Package: https://github.com/LottieFiles/dotlottie-ios
import DotLottie
import SwiftUI

struct ${componentName(title)}: View {
  private let animation = DotLottieAnimation(
    ${source},
    config: AnimationConfig(
      ${config}
    )
  )

  var body: some View {
    animation.view()
      .frame(width: ${width}, height: ${height})
      .accessibilityLabel(${quoted(title)})${tap}
  }
}
`;
  },

  /** https://github.com/LottieFiles/dotlottie-android */
  android(options: SnippetOptions): string {
    const { title, playUrl, localFile, loop, speed, trigger } = options;
    const { width, height } = snippetSize(options);
    const theme = themeOf(options);
    const isTapped = trigger !== "load";
    const source =
      localFile === null
        ? `DotLottieSource.Url(${quotedInKotlin(playUrl)})`
        : `DotLottieSource.Asset(${quotedInKotlin(localFile)})`;
    const name = quotedInKotlin(title);
    const modifier = `Modifier.size(${width}.dp, ${height}.dp).semantics { contentDescription = ${name} }`;
    const settings = listed(
      [
        `modifier = ${modifier}${isTapped ? ".clickable { controller.play() }" : ""}`,
        `source = ${source}`,
        `autoplay = ${!isTapped}`,
        `loop = ${isRepeated(loop)}`,
        loop === "bounce" ? "playMode = Mode.BOUNCE" : null,
        speed === 1 ? null : `speed = ${speed}f`,
        theme === null ? null : `themeId = ${quotedInKotlin(theme)}`,
        isTapped ? "controller = controller" : null,
      ],
      "        ",
    );
    const imports = [
      ...(isTapped ? ["androidx.compose.foundation.clickable"] : []),
      "androidx.compose.foundation.layout.size",
      "androidx.compose.runtime.Composable",
      ...(isTapped ? ["androidx.compose.runtime.remember"] : []),
      "androidx.compose.ui.Modifier",
      "androidx.compose.ui.semantics.contentDescription",
      "androidx.compose.ui.semantics.semantics",
      "androidx.compose.ui.unit.dp",
      ...(loop === "bounce" ? ["com.dotlottie.dlplayer.Mode"] : []),
      ...(isTapped ? ["com.lottiefiles.dotlottie.core.compose.runtime.DotLottieController"] : []),
      "com.lottiefiles.dotlottie.core.compose.ui.DotLottieAnimation",
      "com.lottiefiles.dotlottie.core.util.DotLottieSource",
    ];
    return `// Gradle: implementation("com.github.LottieFiles:dotlottie-android:…"), of https://jitpack.io
${imports.map((path) => `import ${path}`).join("\n")}

@Composable
fun ${componentName(title)}() {${isTapped ? "\n    val controller = remember { DotLottieController() }" : ""}
    DotLottieAnimation(
        ${settings}
    )
}
`;
  },

  /** https://pub.dev/packages/dotlottie_flutter */
  flutter(options: SnippetOptions): string {
    const { title, playUrl, localFile, loop, speed, trigger } = options;
    const { width, height } = snippetSize(options);
    const theme = themeOf(options);
    const isTapped = trigger !== "load";
    const name = componentName(title);
    const settings = listed(
      [
        localFile === null ? "sourceType: 'url'" : "sourceType: 'asset'",
        `source: ${quotedInDart(localFile === null ? playUrl : `assets/${localFile}`)}`,
        `autoplay: ${!isTapped}`,
        `loop: ${isRepeated(loop)}`,
        loop === "bounce" ? "mode: 'bounce'" : null,
        speed === 1 ? null : `speed: ${decimal(speed)}`,
        theme === null ? null : `themeId: ${quotedInDart(theme)}`,
        isTapped ? "onViewCreated: (created) => controller = created" : null,
      ],
      "            ",
    );
    const open = isTapped
      ? `GestureDetector(
        onTap: () => controller?.play(),
        child: `
      : "";
    return `// flutter pub add dotlottie_flutter
import 'package:dotlottie_flutter/dotlottie_flutter.dart';
import 'package:flutter/widgets.dart';

class ${name} extends StatefulWidget {
  const ${name}({super.key});

  @override
  State<${name}> createState() => _${name}State();
}

class _${name}State extends State<${name}> {${isTapped ? "\n  DotLottieViewController? controller;\n" : ""}
  @override
  Widget build(BuildContext context) {
    return Semantics(
      label: ${quotedInDart(title)},
      image: true,
      child: ${open}SizedBox(
          width: ${width},
          height: ${height},
          child: DotLottieView(
            ${settings},
          ),
        )${isTapped ? ",\n      )" : ""},
    );
  }
}
`;
  },

  /** https://www.npmjs.com/package/@lottiefiles/dotlottie-react-native */
  reactNative(options: SnippetOptions): string {
    const { title, playUrl, localFile, loop, speed, trigger } = options;
    const { width, height } = snippetSize(options);
    const theme = themeOf(options);
    const isTapped = trigger !== "load";
    const isBounced = loop === "bounce";
    const settings = [
      ...(isTapped ? ["ref={player}"] : []),
      localFile === null
        ? `source={{ uri: ${quoted(playUrl)} }}`
        : `source={require(${quoted(`./${localFile}`)})}`,
      `autoplay={${!isTapped}}`,
      `loop={${isRepeated(loop)}}`,
      ...(isBounced ? ["playMode={Mode.BOUNCE}"] : []),
      ...(speed === 1 ? [] : [`speed={${speed}}`]),
      ...(theme === null ? [] : [`themeId={${quoted(theme)}}`]),
      `style={{ width: ${width}, height: ${height} }}`,
    ].join("\n        ");
    const names = isBounced ? "DotLottie, Mode" : "DotLottie";
    const label = `accessibilityLabel={${quoted(title)}}`;
    return `// npm install @lottiefiles/dotlottie-react-native
${isTapped ? 'import { useRef } from "react";\n' : ""}import { ${isTapped ? "Pressable" : "View"} } from "react-native";
import { ${names} } from "@lottiefiles/dotlottie-react-native";

export function ${componentName(title)}() {${isTapped ? "\n  const player = useRef(null);" : ""}
  return (
    ${isTapped ? `<Pressable accessibilityRole="button" ${label} onPress={() => player.current?.play()}>` : `<View accessible accessibilityRole="image" ${label}>`}
      <DotLottie
        ${settings}
      />
    </${isTapped ? "Pressable" : "View"}>
  );
}
`;
  },
};
