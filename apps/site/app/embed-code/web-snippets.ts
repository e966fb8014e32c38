import { escapeXml } from "@zoetrope/lottie/escape-xml";
import {
  componentName,
  snippetSize,
  plainLook,
  themeOf,
  type EmbedLook,
  type SnippetOptions,
} from "./embed-options.ts";

/** Of `<zoetrope-player>`, a line each; what is as usual is left out. */
function attributesOf(options: SnippetOptions): string[] {
  const { title, playUrl, localFile, loop, speed, trigger } = options;
  const theme = themeOf(options);
  const start = { load: ["autoplay"], hover: ['trigger="hover"'], click: ["controls"] }[trigger];
  const repeat = loop === "once" ? [] : [loop];
  return [
    `src="${escapeXml(localFile ?? playUrl)}"`,
    `label="${escapeXml(title)}"`,
    ...(theme === null ? [] : [`theme="${escapeXml(theme)}"`]),
    ...(speed === 1 ? [] : [`speed="${speed}"`]),
    [...start, ...repeat].join(" "),
  ].filter(Boolean);
}

function styleOf(options: SnippetOptions): string {
  const { width, height } = snippetSize(options);
  return `width: ${width}px; max-width: 100%; aspect-ratio: ${width} / ${height}`;
}

function elementOf(options: SnippetOptions, indent = "  "): string {
  return [
    `<zoetrope-player`,
    ...attributesOf(options),
    `style="${styleOf(options)}"></zoetrope-player>`,
  ].join(`\n${indent}`);
}

const scriptOf = ({ siteUrl }: SnippetOptions): string =>
  `<script type="module" src="${escapeXml(siteUrl)}/player.js"></script>`;

/** For bundlers, which are to leave the address as it is. */
const importOf = ({ siteUrl }: SnippetOptions): string =>
  `import(/* webpackIgnore: true */ /* @vite-ignore */ ${JSON.stringify(`${siteUrl}/player.js`)})`;

/** An animation in a frame of so many pixels. */
export function embedFrame({
  siteUrl,
  id,
  title,
  width,
  height,
  ...look
}: Pick<SnippetOptions, "siteUrl" | "id" | "title" | "width" | "height"> & EmbedLook): string {
  const { theme, loop, speed, trigger } = look;
  const query = [
    ...(theme === null ? [] : [`theme=${encodeURIComponent(theme)}`]),
    ...(loop === plainLook.loop ? [] : [`loop=${loop}`]),
    ...(speed === plainLook.speed ? [] : [`speed=${speed}`]),
    ...(trigger === plainLook.trigger ? [] : [`trigger=${trigger}`]),
  ].join("&amp;");
  const src = `${escapeXml(siteUrl)}/embed/${id}${query === "" ? "" : `?${query}`}`;
  return `<iframe src="${src}" title="${escapeXml(title)}"\n  width="${width}" height="${height}" style="border: 0; max-width: 100%"\n  loading="lazy" allow="fullscreen"></iframe>\n`;
}

/** Code for other people's pages; all of it works as it stands. */
export const webSnippets = {
  element(options: SnippetOptions): string {
    const { messages, localFile } = options;
    const comment = localFile === null ? messages.animationComment : messages.localComment;
    return `<!-- ${messages.onceComment} -->\n${scriptOf(options)}\n\n<!-- ${comment} -->\n${elementOf(options)}\n`;
  },

  react(options: SnippetOptions): string {
    const { width, height } = snippetSize(options);
    const { title } = options;
    const attributes = attributesOf(options)
      .map((line) =>
        line.startsWith("label=") && JSON.stringify(title).includes("\\")
          ? `label={${JSON.stringify(title)}}`
          : line,
      )
      .join("\n      ");
    return `import { useEffect } from "react";

export function ${componentName(title)}() {
  useEffect(() => {
    ${importOf(options)};
  }, []);
  return (
    <zoetrope-player
      ${attributes}
      style={{ width: ${width}, maxWidth: "100%", aspectRatio: "${width} / ${height}" }}
    />
  );
}
`;
  },

  vue(options: SnippetOptions): string {
    // Named this way, Vue takes it for what it is without being configured.
    const element = elementOf(options, "    ")
      .replace("<zoetrope-player", `<component :is="'zoetrope-player'"`)
      .replace("</zoetrope-player>", "</component>");
    return `<script setup>
import { onMounted } from "vue";

onMounted(() => ${importOf(options)});
</script>

<template>
  ${element}
</template>
`;
  },

  svelte(options: SnippetOptions): string {
    // Svelte would run what stands in braces, in attributes too.
    const element = elementOf(options).replaceAll("{", "&#123;").replaceAll("}", "&#125;");
    return `<script>
  import { onMount } from "svelte";

  onMount(() => {
    ${importOf(options)};
  });
</script>

${element}
`;
  },

  iframe(options: SnippetOptions): string {
    const { siteUrl, id, title, loop, speed, trigger } = options;
    return embedFrame({
      siteUrl,
      id,
      title,
      ...snippetSize(options),
      theme: themeOf(options),
      loop,
      speed,
      trigger,
    });
  },

  html(options: SnippetOptions): string {
    return `<!doctype html>
<html lang="en">
<head>
  <meta charset="utf-8">
  <meta name="viewport" content="width=device-width">
  <title>${escapeXml(options.title)}</title>
  ${scriptOf(options)}
</head>
<body>
  ${elementOf(options).replaceAll("\n", "\n  ")}
</body>
</html>
`;
  },
};
