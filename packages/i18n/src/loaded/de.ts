// Written by `npm run messages` from messages/. Do not edit.
import accessibility from "../../messages/de/accessibility.json" with { type: "json" };
import changes from "../../messages/de/changes.json" with { type: "json" };
import commands from "../../messages/de/commands.json" with { type: "json" };
import diagnostics from "../../messages/de/diagnostics.json" with { type: "json" };
import inspection from "../../messages/de/inspection.json" with { type: "json" };
import refusals from "../../messages/de/refusals.json" with { type: "json" };

export const catalogues = { accessibility, changes, commands, diagnostics, inspection, refusals };
