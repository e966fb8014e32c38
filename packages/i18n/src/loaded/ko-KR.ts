// Written by `npm run messages` from messages/. Do not edit.
import accessibility from "../../messages/ko-KR/accessibility.json" with { type: "json" };
import changes from "../../messages/ko-KR/changes.json" with { type: "json" };
import commands from "../../messages/ko-KR/commands.json" with { type: "json" };
import diagnostics from "../../messages/ko-KR/diagnostics.json" with { type: "json" };
import inspection from "../../messages/ko-KR/inspection.json" with { type: "json" };
import refusals from "../../messages/ko-KR/refusals.json" with { type: "json" };

export const catalogues = { accessibility, changes, commands, diagnostics, inspection, refusals };
