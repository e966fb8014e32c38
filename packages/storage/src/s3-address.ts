import { AppError } from "@zoetrope/kit";

/** Where an S3-compatible store is and how to speak to it. */
export interface S3Address {
  endpoint: string;
  bucket: string;
  /** In front of every key, with its own trailing slash; empty for none. */
  prefix: string;
  region: string;
  accessKeyId: string;
  secretAccessKey: string;
  pathStyle: boolean;
}

const shape = "s3://KEY:SECRET@HOST[:PORT]/BUCKET[/PREFIX][?region=us-east-1&tls=true&pathStyle=true]";
const knownParameters = new Set(["region", "tls", "pathStyle"]);

/**
 * Reads an address of the shape `s3://key:secret@host:port/bucket/prefix?region=…&tls=…&pathStyle=…`.
 * Defaults: region `us-east-1`, TLS on, the bucket in the path. Special characters of key and secret are
 * percent-encoded. Throws AppError "bad-request"; the message never repeats any part of the address but the names
 * of parameters, because it ends in logs.
 */
export function parseS3Address(text: string): S3Address {
  const url = URL.canParse(text) ? new URL(text) : null;
  if (url?.protocol !== "s3:") throw wrong("it is not an address");
  if (url.hostname === "") throw wrong("it names no host");
  const accessKeyId = decode(url.username, "the key");
  const secretAccessKey = decode(url.password, "the secret");
  if (accessKeyId === "" || secretAccessKey === "") throw wrong("it carries no key or no secret");
  const [bucket = "", ...folders] = decode(url.pathname, "the bucket").slice(1).split("/");
  if (!/^[a-z0-9][a-z0-9.-]{1,61}[a-z0-9]$/.test(bucket)) throw wrong("it names no valid bucket");
  for (const name of url.searchParams.keys()) {
    if (!knownParameters.has(name)) throw wrong("it has a parameter other than region, tls and pathStyle");
  }
  const prefix = folders.filter((folder) => folder !== "").join("/");
  const protocol = flag(url, "tls") ? "https" : "http";
  return {
    endpoint: `${protocol}://${url.host}`,
    bucket,
    prefix: prefix === "" ? "" : `${prefix}/`,
    region: url.searchParams.get("region") ?? "us-east-1",
    accessKeyId,
    secretAccessKey,
    pathStyle: flag(url, "pathStyle"),
  };
}

function flag(url: URL, name: string): boolean {
  const value = url.searchParams.get(name) ?? "true";
  if (value !== "true" && value !== "false") throw wrong(`its parameter ${name} is neither true nor false`);
  return value === "true";
}

function decode(part: string, what: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    throw wrong(`${what} has a percent sign that is not part of an escape (write % as %25)`);
  }
}

function wrong(reason: string): AppError {
  return new AppError(
    "bad-request",
    `the address of the file store cannot be used: ${reason}; expected ${shape}`,
  );
}
