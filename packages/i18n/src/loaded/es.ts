// Written by `npm run messages` from messages/. Do not edit.
import accessibility from "../../messages/es/accessibility.json" with { type: "json" };
import changes from "../../messages/es/changes.json" with { type: "json" };
import commands from "../../messages/es/commands.json" with { type: "json" };
import diagnostics from "../../messages/es/diagnostics.json" with { type: "json" };
import inspection from "../../messages/es/inspection.json" with { type: "json" };
import refusals from "../../messages/es/refusals.json" with { type: "json" };

export const catalogues = { accessibility, changes, commands, diagnostics, inspection, refusals };
