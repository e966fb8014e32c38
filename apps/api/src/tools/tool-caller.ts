import { AppError } from "@zoetrope/kit";
import {
  maxOpenComparedFrames,
  maxOpenToolBytes,
  maxOpenToolsAtOnce,
  maxOpenToolsInMinute,
  maxToolBytes,
  maxToolsAtOnce,
  openToolTimeoutInSeconds,
  toolTimeoutInSeconds,
} from "@zoetrope/kit/limits";
import { shortenAddress } from "@zoetrope/statistics/shorten-address";
import { requireScope } from "@zoetrope/workspaces";
import type { Context } from "hono";
import { AnnouncedLimit } from "../callers/announced-limit.ts";
import type { Caller, RequireCaller } from "../callers/caller.ts";
import { clientAddressOf } from "../http/client-address-of.ts";
import { UploadBudget } from "../files/upload-budget.ts";

/** Who asks for a tool, and how much of it they may. */
export interface ToolCaller {
  /** Null: nobody, known by their network alone. */
  caller: Caller | null;
  /** What is theirs: a key, a person or a network. */
  owner: string;
  maxBytes: number;
  timeoutInMs: number;
}

/** What was asked of a tool, and no more of it than whoever shows nothing has the time for. */
export function optionsWithin(
  { caller }: Pick<ToolCaller, "caller">,
  operation: string,
  options: Readonly<Record<string, unknown>>,
): Readonly<Record<string, unknown>> {
  if (caller !== null || operation !== "optimise" || options["quick"] === true) return options;
  const asked = Number(options["max-frames"] ?? maxOpenComparedFrames);
  // What is no number is refused as it came.
  if (Number.isNaN(asked)) return options;
  return { ...options, "max-frames": Math.min(asked, maxOpenComparedFrames) };
}

export interface ToolCallers {
  /** Counts one request. Throws AppError "unauthenticated", "forbidden" or "too-many-requests". */
  require(context: Context): Promise<ToolCaller>;
  /** The same for what takes a key or a session. */
  requireKnown(context: Context): Promise<ToolCaller>;
  /** Reserves a place for one operation, and answers how to give it back. Throws AppError "too-many-requests" where all are taken. */
  enter(who: ToolCaller, context: Context): () => void;
}

/** A key with the scope `tools`, a person, or whoever shows nothing: those by their network, and with less of everything. */
export function createToolCallers(
  requireCaller: RequireCaller,
  { now }: { now?: (() => number) | undefined } = {},
): ToolCallers {
  const networks = new AnnouncedLimit({
    name: "network",
    most: maxOpenToolsInMinute,
    refusal: `Without a key one network may ask for ${maxOpenToolsInMinute} a minute.`,
    now,
  });
  const places = new UploadBudget({ most: Infinity, mostOfOnePerson: maxToolsAtOnce });
  const openPlaces = new UploadBudget({ most: Infinity, mostOfOnePerson: maxOpenToolsAtOnce });

  async function requireKnown(context: Context): Promise<ToolCaller> {
    const caller = await requireCaller(context);
    if (caller.key !== null) requireScope(caller.key, "tools");
    const owner = caller.key === null ? `person ${caller.userId}` : `key ${caller.key.keyId}`;
    return { caller, owner, maxBytes: maxToolBytes, timeoutInMs: toolTimeoutInSeconds * 1_000 };
  }

  return {
    requireKnown,

    async require(context) {
      if (context.req.header("authorization") === undefined) {
        const network = shortenAddress(clientAddressOf(context.env));
        networks.take(network, context);
        const timeoutInMs = openToolTimeoutInSeconds * 1_000;
        return { caller: null, owner: `network ${network}`, maxBytes: maxOpenToolBytes, timeoutInMs };
      }
      return await requireKnown(context);
    },

    enter({ caller, owner }, context) {
      const leave = (caller === null ? openPlaces : places).take(owner, 1);
      if (leave !== null) return leave;
      context.header("retry-after", "2");
      const most = caller === null ? maxOpenToolsAtOnce : maxToolsAtOnce;
      throw new AppError("too-many-requests", "too many tools at once", {
        publicMessage: `At most ${most} run at once. Wait for one of them.`,
      });
    },
  };
}
