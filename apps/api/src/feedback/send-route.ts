import { readForm, TooManyMessagesError, type SentForm } from "@zoetrope/identity/feedback";
import { maxOfOneNetwork, thanksPath, trapField } from "@zoetrope/identity/feedback-forms";
import { AppError } from "@zoetrope/kit";
import { localeOfIdentifier, localiseHref, type Locale } from "@zoetrope/i18n";
import { shortenAddress } from "@zoetrope/statistics/shorten-address";
import type { Context, Handler } from "hono";
import { clientAddressOf } from "../http/client-address-of.ts";
import { NetworkLimit } from "../collector/network-limit.ts";
import { bearerOf } from "../callers/bearer.ts";
import { UploadBudget } from "../files/upload-budget.ts";
import type { FailedForm } from "./failed-form.ts";
import { responseOf } from "./form-response.ts";
import type { FeedbackRouteServices } from "./feedback-route-services.ts";
import { maxFormBytes } from "@zoetrope/kit/limits";
import { readFormParts } from "./read-form-parts.ts";

const hourInMs = 3_600_000;
const maxBrowserLength = 500;

/**
 * `POST /api/v1/feedback`: a form of the site as multipart/form-data. A browser without scripts is led to the page of thanks, or gets
 * the form again with what is wrong and everything that was typed; a script that asks for JSON gets that.
 */
export function sendRoute({ feedback, verify, urls, logger, now }: FeedbackRouteServices): Handler {
  const limit = new NetworkLimit(maxOfOneNetwork, { windowInMs: hourInMs, now });
  const budget = new UploadBudget();
  // A form stands on the site, and on the responses of this host.
  const origins: ReadonlySet<string | undefined> = new Set([urls.site, urls.api]);

  /** Who sends, where a script says it; a message is not lost because a session has ended. */
  const userOf = async (authorization: string | undefined): Promise<string | null> => {
    if (authorization === undefined) return null;
    try {
      return (await verify(bearerOf(authorization))).userId;
    } catch {
      return null;
    }
  };

  const take = async (context: Context, sent: SentForm, locale: Locale): Promise<void> => {
    // What fills in fields that nobody sees is no person, and learns nothing.
    if ((sent.fields[trapField] ?? "") !== "") return;
    const browser = (context.req.header("user-agent") ?? "").slice(0, maxBrowserLength).toWellFormed();
    await feedback.send({
      ...readForm(sent, urls),
      locale,
      browser: sent.kind === "bug" && browser !== "" ? browser : null,
      userId: await userOf(context.req.header("authorization")),
    });
  };

  return async (context) => {
    const locale = localeOfIdentifier(context.req.query("locale") ?? "");
    const form: FailedForm = { kind: null, fields: {}, locale };
    const network = shortenAddress(clientAddressOf(context.env));
    let giveBack: (() => void) | null = null;
    try {
      // A form elsewhere that sends here is not what whoever presses its button believes to do.
      if (!origins.has(context.req.header("origin"))) throw new AppError("forbidden", "a foreign form");
      const waitInSeconds = limit.take(network);
      if (waitInSeconds > 0) throw new TooManyMessagesError("network", maxOfOneNetwork, waitInSeconds);
      const bytes = Number(context.req.header("content-length") ?? maxFormBytes);
      if (!(bytes <= maxFormBytes)) throw new AppError("too-large", "a form that is too large");
      giveBack = budget.take(network, bytes);
      if (giveBack === null) throw new AppError("unavailable", "too many forms at once");
      const sent = await readFormParts(context.req.raw, form);
      await take(context, sent, form.locale);
    } catch (error) {
      if (!(error instanceof AppError) || error.status >= 500)
        logger.error({ err: error }, "a form was not taken");
      return responseOf(error, form, { urls, wantsJson: wantsJson(context), headers: context.res.headers });
    } finally {
      giveBack?.();
    }
    const thanks = localiseHref(form.locale, `${urls.site}${thanksPath}`, urls.site);
    if (!wantsJson(context)) return context.redirect(thanks, 303);
    return context.json({ data: { next: thanks } }, 201, { "cache-control": "no-store" });
  };
}

const wantsJson = (context: Context): boolean =>
  (context.req.header("accept") ?? "").includes("application/json");
