import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import ts from "typescript";
import { expect, test } from "vitest";

const root = join(import.meta.dirname, "..");
const read = (path: string): string => readFileSync(join(root, path), "utf8");
const sources = (pattern: string): string[] =>
  globSync(pattern, { cwd: root, exclude: (path) => /(?:^|\/)(?:node_modules|build|dist)$/.test(path) });

/** Of Radix, which sets them itself. */
const foreignProperties = /^--radix\b/;

/** Classes that no sheet names: what tests and scripts look for, and the player's own, whose sheet is a string. */
const hooks = new Set(["nav__panel", "nav__panel-root", "quota__numbers", "kit__states", "stage", "poster"]);

const styled = new Set(
  sources("{apps,packages}/**/*.css").flatMap((path) => {
    const selectors = read(path).replaceAll(/\/\*[^]*?\*\/|"[^"]*"|url\([^)]*\)/g, " ");
    return [...selectors.matchAll(/\.([a-z][\w-]*)/gi)].map(([, name = ""]) => name);
  }),
);

interface Word {
  text: string;
  /** It goes on with something that is worked out. */
  isPrefix: boolean;
}

const wordsOf = (node: ts.Node): Word[] => {
  if (ts.isStringLiteralLike(node)) return node.text.split(/\s+/).map((text) => ({ text, isPrefix: false }));
  if (!ts.isTemplateExpression(node)) return [];
  return [node.head, ...node.templateSpans.map(({ literal }) => literal)].flatMap(({ text, kind }, index) => {
    const words = text.split(/\s+/).map((word) => ({ text: word, isPrefix: false }));
    // What follows a placeholder at once is the rest of its word.
    if (index > 0) words.shift();
    const last = words.at(-1);
    if (last && kind !== ts.SyntaxKind.TemplateTail) last.isPrefix = true;
    return words;
  });
};

const isComparison = (node: ts.Node): boolean =>
  ts.isBinaryExpression(node) && /^(?:===|!==|\?\?|in)$/.test(node.operatorToken.getText());

/** Whether what this node says is, whole or in part, the value of a class attribute. */
function isClass(node: ts.Node): boolean {
  for (let at = node; at.parent; at = at.parent) {
    const { parent } = at;
    if (isComparison(parent) || ts.isCallExpression(parent) || ts.isElementAccessExpression(parent))
      return false;
    if (ts.isJsxAttribute(parent)) return /^class(?:Name)?$/.test(parent.name.getText());
    if (ts.isBinaryExpression(parent) && parent.operatorToken.kind === ts.SyntaxKind.EqualsToken)
      return parent.left.getText().endsWith(".className");
    if (ts.isStatement(parent) || ts.isJsxElement(parent)) return false;
  }
  return false;
}

const classes = new Map<string, Word & { path: string }>();
const whole = new Set<string>();
const prefixes = new Set<string>();
for (const path of sources(
  "{apps/{site,accounts,workflow},packages/{ui,chrome,player,page-app,tools}}/**/*.{ts,tsx}",
)) {
  if (/\.test\.tsx?$/.test(path)) continue;
  const source = ts.createSourceFile(path, read(path), ts.ScriptTarget.Latest, true);
  const visit = (node: ts.Node): void => {
    for (const { text, isPrefix } of wordsOf(node)) {
      if (text === "") continue;
      // A class may stand within HTML.
      for (const [name] of text.matchAll(/[\w-]+/g)) whole.add(name);
      if (isPrefix && text.endsWith("-")) prefixes.add(text);
      if (isClass(node)) classes.set(text, { text, isPrefix, path });
    }
    ts.forEachChild(node, visit);
  };
  visit(source);
}

const isStyled = ({ text, isPrefix }: Word): boolean =>
  [...styled].some(
    (name) => name === text || name.startsWith(`${text}__`) || (isPrefix && name.startsWith(text)),
  );

test("every class of the markup is in a style sheet or known as a hook", () => {
  const strange = [...classes.values()].filter((word) => !hooks.has(word.text) && !isStyled(word));
  expect(strange.map(({ text, path }) => `${path}: ${text}`)).toEqual([]);
});

test("every class of the style sheets is in the markup", () => {
  const isUsed = (name: string): boolean =>
    whole.has(name) || [...prefixes].some((prefix) => name.startsWith(prefix));
  expect([...styled].filter((name) => !isUsed(name))).toEqual([]);
});

const written = sources("{apps,packages,content}/**/*.{css,svg,ts,tsx}").map((path) => ({
  path,
  text: read(path),
}));
const propertiesIn = (texts: readonly { text: string }[], where: RegExp): Set<string> =>
  new Set(texts.flatMap(({ text }) => [...text.matchAll(where)].map(([, name = ""]) => name)));
const isOurs = (name: string): boolean => !foreignProperties.test(name);

test("every custom property that is read is set somewhere", () => {
  const set = propertiesIn(written, /(?<![\w-])(--[a-z][\w-]*)"?\s*[:,]/g);
  // A test may read properties of a style sheet that it makes.
  const outsideTests = written.filter(({ path }) => !/\.test\.tsx?$/.test(path));
  const asked = propertiesIn(outsideTests, /var\(\s*(--[a-z][\w-]*)/g);
  expect([...asked].filter((name) => isOurs(name) && !set.has(name))).toEqual([]);
});

test("every custom property that a style sheet sets is read somewhere", () => {
  const sheets = written.filter(({ path }) => path.endsWith(".css"));
  const set = propertiesIn(sheets, /(?<![\w-])(--[a-z][\w-]*)\s*:/g);
  // Some are read by name, in tests and templates.
  const asked = propertiesIn(written, /(?:var\(\s*|[/"`])(--[a-z][\w-]*)/g);
  expect([...set].filter((name) => isOurs(name) && !asked.has(name))).toEqual([]);
});
