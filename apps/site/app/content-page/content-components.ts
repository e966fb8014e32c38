import { Posts } from "../blog/posts.tsx";
import { CaseStudies } from "../case-studies/case-studies.tsx";
import { Figures, Measured } from "../case-studies/figures.tsx";
import { SupportedFeatures } from "../features/supported-features.tsx";
import { BrandSheet, BrandSheets } from "../content/components/brand-sheet.tsx";
import { Benchmark } from "../content/components/benchmarks.tsx";
import { CallToAction } from "../content/components/call-to-action.tsx";
import { Claim, Claims } from "../content/components/claim.tsx";
import { CodeBlock, CodeSample, InlineCode } from "../content/components/code-sample.tsx";
import type { componentNames } from "../content/component-names.ts";
import { Action, ContentLink } from "../content/components/content-link.tsx";
import { Feature, Features } from "../content/components/feature.tsx";
import { Hero } from "./hero.tsx";
import { Card, Cards, Fact, Facts, Item, RuledList, Step, Steps } from "../content/components/lists.tsx";
import { PictureOf } from "../content/components/picture-of.tsx";
import { Billing, Compare, No, Plan, Plans, Yes } from "../content/components/plans.tsx";
import { Question, Questions } from "../content/components/question.tsx";
import { Section } from "../content/components/section.tsx";
import { UploadLimit } from "../content/upload-limit.tsx";
import { ApiExplorer } from "../tools/api-explorer/api-explorer.tsx";
import { ToolChooser } from "../tools/tool-chooser.tsx";
import { Workbench } from "../tools/workbench.tsx";
import { ContentTable, ContentTableHeading, ContentTableRow } from "../content/components/table.tsx";

/** What the names in words stand for. */
export const contentComponents = {
  a: ContentLink,
  pre: CodeBlock,
  code: InlineCode,
  table: ContentTable,
  tr: ContentTableRow,
  th: ContentTableHeading,
  Hero,
  Section,
  Feature,
  Features,
  Facts,
  Fact,
  Steps,
  Step,
  Cards,
  Card,
  RuledList,
  Item,
  CodeSample,
  Questions,
  Question,
  CallToAction,
  Action,
  PictureOf,
  Benchmark,
  Claims,
  Claim,
  Measured,
  Figures,
  Posts,
  CaseStudies,
  SupportedFeatures,
  UploadLimit,
  Workbench,
  ApiExplorer,
  ToolChooser,
  BrandSheets,
  BrandSheet,
  Billing,
  Plans,
  Plan,
  Compare,
  Yes,
  No,
} satisfies Record<(typeof componentNames)[number], unknown> & Record<string, unknown>;
