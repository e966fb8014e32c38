// Written by `npm run messages` from messages/. Do not edit.
import accessibility from "../../messages/ja-JP/accessibility.json" with { type: "json" };
import changes from "../../messages/ja-JP/changes.json" with { type: "json" };
import commands from "../../messages/ja-JP/commands.json" with { type: "json" };
import diagnostics from "../../messages/ja-JP/diagnostics.json" with { type: "json" };
import inspection from "../../messages/ja-JP/inspection.json" with { type: "json" };
import refusals from "../../messages/ja-JP/refusals.json" with { type: "json" };

export const catalogues = { accessibility, changes, commands, diagnostics, inspection, refusals };
