// Written by `npm run messages` from messages/. Do not edit.
import accessibility from "../../messages/en/accessibility.json" with { type: "json" };
import changes from "../../messages/en/changes.json" with { type: "json" };
import commands from "../../messages/en/commands.json" with { type: "json" };
import diagnostics from "../../messages/en/diagnostics.json" with { type: "json" };
import inspection from "../../messages/en/inspection.json" with { type: "json" };
import refusals from "../../messages/en/refusals.json" with { type: "json" };

export const catalogues = { accessibility, changes, commands, diagnostics, inspection, refusals };
