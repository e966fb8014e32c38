// Written by `npm run messages` from messages/. Do not edit.
import accessibility from "../../messages/pt/accessibility.json" with { type: "json" };
import changes from "../../messages/pt/changes.json" with { type: "json" };
import commands from "../../messages/pt/commands.json" with { type: "json" };
import diagnostics from "../../messages/pt/diagnostics.json" with { type: "json" };
import inspection from "../../messages/pt/inspection.json" with { type: "json" };
import refusals from "../../messages/pt/refusals.json" with { type: "json" };

export const catalogues = { accessibility, changes, commands, diagnostics, inspection, refusals };
