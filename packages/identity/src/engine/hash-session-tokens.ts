import type { DBAdapter, DBTransactionAdapter, Where } from "better-auth/types";
import { hashToken } from "./token-hash.ts";

const hashValue = (value: Where["value"]): Where["value"] =>
  typeof value === "string"
    ? hashToken(value)
    : Array.isArray(value)
      ? value.map((one) => hashToken(String(one)))
      : value;

const hashWhere = (model: string, where: Where[]): Where[] =>
  model === "session"
    ? where.map((part) => (part.field === "token" ? { ...part, value: hashValue(part.value) } : part))
    : where;

/**
 * The library keeps session tokens in clear. Between it and the database they become their hash, and the library still
 * sees the token that it made: once, when the session is created.
 */
function hashIn<A extends DBTransactionAdapter>(inner: A): A {
  const hashing: Partial<DBTransactionAdapter> = {
    async create(request) {
      const token: unknown = request.data["token"];
      if (request.model !== "session" || typeof token !== "string") return await inner.create(request);
      const row = await inner.create<Record<string, unknown>>({
        ...request,
        data: { ...request.data, token: hashToken(token) },
      });
      return { ...row, token } as never;
    },
    findOne: (request) => inner.findOne({ ...request, where: hashWhere(request.model, request.where) }),
    findMany: (request) =>
      inner.findMany(
        request.where === undefined
          ? request
          : { ...request, where: hashWhere(request.model, request.where) },
      ),
    update: (request) => inner.update({ ...request, where: hashWhere(request.model, request.where) }),
    updateMany: (request) => inner.updateMany({ ...request, where: hashWhere(request.model, request.where) }),
    delete: (request) => inner.delete({ ...request, where: hashWhere(request.model, request.where) }),
    deleteMany: (request) => inner.deleteMany({ ...request, where: hashWhere(request.model, request.where) }),
  };
  return { ...inner, ...hashing };
}

/** The adapter, and every transaction of it, with session tokens hashed. */
export function hashSessionTokens(inner: DBAdapter): DBAdapter {
  return {
    ...hashIn(inner),
    transaction: (work) => inner.transaction((tx) => work(hashIn(tx))),
  };
}
