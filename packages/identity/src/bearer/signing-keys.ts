import { hkdfSync } from "node:crypto";
import type { Database } from "@zoetrope/database";
import { signingKeys } from "@zoetrope/database/schema";
import { createId } from "@zoetrope/kit";
import { desc, inArray } from "drizzle-orm";
import { exportJWK, generateKeyPair, importJWK, type CryptoKey, type JWK } from "jose";

/** A key signs for a day; a backup that is older opens nothing. */
const signsForInMs = 24 * 60 * 60 * 1_000;
/** The next key is published this long before it signs, so that everybody who keeps the set knows it by then. */
const publishedAheadInMs = 60 * 60 * 1_000;
/** A key is still published this long after its last signature; longer than a token lives. */
const publishedAfterInMs = 60 * 60 * 1_000;
const cachedForInMs = 60_000;
/** Unknown key ids make nobody ask the database more often than this. */
const minReloadInMs = 2_000;

interface SigningKey {
  id: string;
  privateKey: CryptoKey;
  /** For what only the platform itself reads again (`sealed-tokens.ts`); says nothing about the private key. */
  secret: Buffer;
}

export interface SigningKeys {
  /** The key that signs now; made when there is none. */
  current(): Promise<SigningKey>;
  /** Null for a key that is not, or no longer, ours. */
  findPublicKey(id: string): Promise<CryptoKey | null>;
  /** The same for its secret. */
  findSecret(id: string): Promise<Buffer | null>;
  /** As they are published (RFC 7517, RFC 8037), the newest first. */
  publicKeys(): Promise<JWK[]>;
  /** Makes the next key in time and deletes what has signed its last. */
  rotate(): Promise<void>;
}

interface KnownKey {
  id: string;
  publicJwk: JWK;
  publicKey: CryptoKey;
  privateKey: CryptoKey;
  secret: Buffer;
  activeFrom: Date;
}

const secretOf = ({ d = "" }: JWK): Buffer =>
  Buffer.from(hkdfSync("sha256", Buffer.from(d, "base64url"), "", "zoetrope sealed tokens", 32));

export function createSigningKeys(database: Database): SigningKeys {
  let known: KnownKey[] = [];
  let loadedAt = 0;
  let loading: Promise<KnownKey[]> | null = null;

  async function load(): Promise<KnownKey[]> {
    const rows = await database.db
      .select()
      .from(signingKeys)
      .orderBy(desc(signingKeys.activeFrom), signingKeys.id);
    known = await Promise.all(
      rows.map(
        async ({ id, publicJwk, privateJwk, activeFrom }) =>
          known.find((key) => key.id === id) ?? {
            id,
            activeFrom,
            publicJwk,
            publicKey: (await importJWK(publicJwk as JWK, "EdDSA")) as CryptoKey,
            privateKey: (await importJWK(privateJwk as JWK, "EdDSA")) as CryptoKey,
            secret: secretOf(privateJwk as JWK),
          },
      ),
    );
    loadedAt = Date.now();
    return known;
  }

  const reload = (): Promise<KnownKey[]> =>
    (loading ??= load().finally(() => {
      loading = null;
    }));
  const keys = async (maxAgeInMs = cachedForInMs): Promise<KnownKey[]> =>
    Date.now() - loadedAt < maxAgeInMs && known.length > 0 ? known : await reload();

  async function make(activeFrom: Date): Promise<void> {
    const { publicKey, privateKey } = await generateKeyPair("EdDSA", { crv: "Ed25519", extractable: true });
    const id = createId();
    const publicJwk = { ...(await exportJWK(publicKey)), kid: id, alg: "EdDSA", use: "sig" };
    const privateJwk = { ...(await exportJWK(privateKey)) };
    await database.db
      .insert(signingKeys)
      .values({ id, publicJwk, privateJwk, activeFrom, createdAt: new Date() });
    await reload();
  }

  const find = async (id: string): Promise<KnownKey | undefined> =>
    (await keys()).find((one) => one.id === id) ?? (await keys(minReloadInMs)).find((one) => one.id === id);

  const signing = (all: readonly KnownKey[]): KnownKey | undefined =>
    all.find(({ activeFrom }) => activeFrom.getTime() <= Date.now());

  return {
    async current() {
      let key = signing(await keys());
      if (key === undefined) {
        await make(new Date());
        key = signing(known);
      }
      if (key === undefined) throw new Error("no key signs");
      return { id: key.id, privateKey: key.privateKey, secret: key.secret };
    },
    findPublicKey: async (id) => (await find(id))?.publicKey ?? null,
    findSecret: async (id) => (await find(id))?.secret ?? null,
    async publicKeys() {
      return (await keys()).map(({ publicJwk }) => publicJwk);
    },
    async rotate() {
      const all = await reload();
      const now = Date.now();
      const newest = all[0];
      if (newest === undefined) await make(new Date());
      else if (now > newest.activeFrom.getTime() + signsForInMs - publishedAheadInMs)
        await make(new Date(now + publishedAheadInMs));
      const active = signing(known);
      const over = known.filter(
        (key) =>
          active !== undefined &&
          key.activeFrom < active.activeFrom &&
          now - active.activeFrom.getTime() > publishedAfterInMs,
      );
      if (over.length === 0) return;
      await database.db.delete(signingKeys).where(
        inArray(
          signingKeys.id,
          over.map(({ id }) => id),
        ),
      );
      await reload();
    },
  };
}
