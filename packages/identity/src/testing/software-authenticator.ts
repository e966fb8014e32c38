import { createHash, generateKeyPairSync, randomBytes, sign, type KeyObject } from "node:crypto";

type Cbor = number | string | Buffer | Map<Cbor, Cbor>;

/** CBOR (RFC 8949) as far as authenticators need it: integers, bytes, text and maps, below 65,536 each. */
function encode(value: Cbor): Buffer {
  const head = (major: number, length: number): Buffer =>
    length < 24
      ? Buffer.from([(major << 5) | length])
      : length < 256
        ? Buffer.from([(major << 5) | 24, length])
        : Buffer.from([(major << 5) | 25, length >> 8, length & 255]);
  if (typeof value === "number") return value < 0 ? head(1, -1 - value) : head(0, value);
  if (typeof value === "string")
    return Buffer.concat([head(3, Buffer.byteLength(value)), Buffer.from(value)]);
  if (Buffer.isBuffer(value)) return Buffer.concat([head(2, value.length), value]);
  return Buffer.concat([
    head(5, value.size),
    ...[...value].flatMap(([key, item]) => [encode(key), encode(item)]),
  ]);
}

const sha256 = (data: Buffer | string): Buffer => createHash("sha256").update(data).digest();
const isPresent = 0b1;
const isVerified = 0b100;
const hasCredential = 0b100_0000;

/** How an answer differs from an honest one. */
export interface AuthenticatorFlaws {
  origin?: string;
  rpId?: string;
  isVerified?: boolean;
  counter?: number;
  challenge?: string;
  type?: string;
}

/** An authenticator that keeps one ES256 key (WebAuthn level 3, section 6), for tests. */
export class SoftwareAuthenticator {
  readonly id = randomBytes(32);
  readonly #origin: string;
  readonly #key: KeyObject;
  readonly #publicKey: Buffer;
  #userHandle = "";
  #counter = 0;

  constructor(origin: string) {
    this.#origin = origin;
    const { privateKey, publicKey } = generateKeyPairSync("ec", { namedCurve: "P-256" });
    const { x = "", y = "" } = publicKey.export({ format: "jwk" });
    this.#key = privateKey;
    this.#publicKey = encode(
      new Map<Cbor, Cbor>([
        [1, 2],
        [3, -7],
        [-1, 1],
        [-2, Buffer.from(x, "base64url")],
        [-3, Buffer.from(y, "base64url")],
      ]),
    );
  }

  #clientData(type: string, challenge: string, lie: AuthenticatorFlaws): Buffer {
    return Buffer.from(
      JSON.stringify({
        type: lie.type ?? type,
        challenge: lie.challenge ?? challenge,
        origin: lie.origin ?? this.#origin,
        crossOrigin: false,
      }),
    );
  }

  #authenticatorData(flags: number, lie: AuthenticatorFlaws, rest = Buffer.alloc(0)): Buffer {
    const counter = Buffer.alloc(4);
    counter.writeUInt32BE(lie.counter ?? ++this.#counter);
    const all = flags | isPresent | (lie.isVerified === false ? 0 : isVerified);
    const rpId = lie.rpId ?? new URL(this.#origin).hostname;
    return Buffer.concat([sha256(rpId), Buffer.from([all]), counter, rest]);
  }

  /** RegistrationResponseJSON. */
  register(
    options: Readonly<Record<string, unknown>>,
    lie: AuthenticatorFlaws = {},
  ): Record<string, unknown> {
    const { id: userHandle } = options["user"] as { id: string };
    this.#userHandle = userHandle;
    const length = Buffer.alloc(2);
    length.writeUInt16BE(this.id.length);
    const credential = Buffer.concat([Buffer.alloc(16), length, this.id, this.#publicKey]);
    const attestation = encode(
      new Map<Cbor, Cbor>([
        ["fmt", "none"],
        ["attStmt", new Map()],
        ["authData", this.#authenticatorData(hasCredential, lie, credential)],
      ]),
    );
    return this.#answer({
      clientDataJSON: this.#clientData("webauthn.create", String(options["challenge"]), lie).toString(
        "base64url",
      ),
      attestationObject: attestation.toString("base64url"),
      transports: ["internal", "teleport"],
    });
  }

  /** AuthenticationResponseJSON. */
  signIn(options: Readonly<Record<string, unknown>>, lie: AuthenticatorFlaws = {}): Record<string, unknown> {
    const clientData = this.#clientData("webauthn.get", String(options["challenge"]), lie);
    const data = this.#authenticatorData(0, lie);
    const signature = sign("sha256", Buffer.concat([data, sha256(clientData)]), this.#key);
    return this.#answer({
      clientDataJSON: clientData.toString("base64url"),
      authenticatorData: data.toString("base64url"),
      signature: signature.toString("base64url"),
      userHandle: this.#userHandle,
    });
  }

  #answer(response: Record<string, unknown>): Record<string, unknown> {
    const id = this.id.toString("base64url");
    return { id, rawId: id, type: "public-key", response, clientExtensionResults: {} };
  }
}
