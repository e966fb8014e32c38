import { describe, expect, it } from "vitest";
import { parseS3Address } from "./s3-address.ts";

describe("the address of an S3-compatible store", () => {
  it("names everything, with defaults that fit most stores", () => {
    expect(parseS3Address("s3://key:secret@files.example/animations")).toEqual({
      endpoint: "https://files.example",
      bucket: "animations",
      prefix: "",
      region: "us-east-1",
      accessKeyId: "key",
      secretAccessKey: "secret",
      pathStyle: true,
    });
  });

  it("takes port, folders, region, plain HTTP and the bucket as a sub-domain", () => {
    const text = "s3://k:s%2Fe%3Fc@localhost:9000/files/a/b/?region=eu-west-1&tls=false&pathStyle=false";
    expect(parseS3Address(text)).toEqual({
      endpoint: "http://localhost:9000",
      bucket: "files",
      prefix: "a/b/",
      region: "eu-west-1",
      accessKeyId: "k",
      secretAccessKey: "s/e?c",
      pathStyle: false,
    });
  });

  it.each([
    "https://key:hunter2@host/bucket",
    "s3://key:hunter2/x@host:notaport/bucket",
    "s3://:hunter2@host/bucket",
    "s3://hunter2@host/bucket",
    "s3://key:hunter2@host/",
    "s3://key:hunter2@host/B",
    "s3://key:hunter2%@host/bucket",
    "s3://key:hunter2@host/bucket?tls=hunter2",
    "s3://key:hunter2@host/bucket?secret=hunter2",
    "hunter2",
  ])("is refused when wrong, without telling its secret: %s", (text) => {
    let caught: unknown;
    try {
      parseS3Address(text);
    } catch (error) {
      caught = error;
    }
    expect(caught).toMatchObject({ code: "bad-request" });
    expect(
      `${String(caught)} ${JSON.stringify(caught)} ${String(caught instanceof Error && caught.cause)}`,
    ).not.toContain("hunter2");
  });
});
