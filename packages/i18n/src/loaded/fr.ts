// Written by `npm run messages` from messages/. Do not edit.
import accessibility from "../../messages/fr/accessibility.json" with { type: "json" };
import changes from "../../messages/fr/changes.json" with { type: "json" };
import commands from "../../messages/fr/commands.json" with { type: "json" };
import diagnostics from "../../messages/fr/diagnostics.json" with { type: "json" };
import inspection from "../../messages/fr/inspection.json" with { type: "json" };
import refusals from "../../messages/fr/refusals.json" with { type: "json" };

export const catalogues = { accessibility, changes, commands, diagnostics, inspection, refusals };
