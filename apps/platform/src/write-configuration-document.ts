// Writes docs/configuration.md; a test fails when it is out of date.
import { writeFileSync } from "node:fs";
import { configurationDocument, configurationDocumentPath } from "./configuration/configuration-document.ts";

writeFileSync(configurationDocumentPath, configurationDocument());
