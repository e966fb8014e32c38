import { Posts } from "../blog/posts.tsx";
import { CaseStudies } from "../case-studies/case-studies.tsx";
import { Figures, Measured } from "../case-studies/figures.tsx";
import { SupportedFeatures } from "../features/supported-features.tsx";
import { BrandSheet, BrandSheets } from "./brand-sheet.tsx";
import { Benchmark } from "./benchmarks.tsx";
import { CallToAction } from "./call-to-action.tsx";
import { Claim, Claims } from "./claim.tsx";
import { CodeBlock, CodeSample, InlineCode } from "./code-sample.tsx";
import type { componentNames } from "./component-names.ts";
import { Action, ContentLink } from "./content-link.tsx";
import { Feature, Features } from "./feature.tsx";
import { Hero } from "./hero.tsx";
import { Card, Cards, Fact, Facts, Item, RuledList, Step, Steps } from "./lists.tsx";
import { PictureOf } from "./picture-of.tsx";
import { Billing, Compare, No, Plan, Plans, Yes } from "./plans.tsx";
import { Question, Questions } from "./question.tsx";
import { Section } from "./section.tsx";
import { UploadLimit } from "./upload-limit.tsx";
import { ContentTable, ContentTableHeading, ContentTableRow } from "./table.tsx";

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
  BrandSheets,
  BrandSheet,
  Billing,
  Plans,
  Plan,
  Compare,
  Yes,
  No,
} satisfies Record<(typeof componentNames)[number], unknown> & Record<string, unknown>;
