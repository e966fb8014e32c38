import { builder } from "./builder.ts";
import "./queries.ts";
import "./figure-queries.ts";
import "./workspace-mutations.ts";
import "./file-mutations.ts";
import "./api-keys.ts";
import "./webhooks.ts";
import "./likes.ts";
import "./feedback.ts";
import "./jobs.ts";
import "./synonyms.ts";
import "./editors-days.ts";
import "./saved-searches.ts";

/** Everything that the gateway answers. */
export const gatewaySchema = builder.toSchema();
