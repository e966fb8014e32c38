import { expect, it } from "vitest";
import { MessageFramer } from "./message-framer.ts";

const message = (type: string, body = ""): Buffer => {
  const bytes = Buffer.from(`${type}....${body}`);
  bytes.writeInt32BE(bytes.length - 1, 1);
  return bytes;
};
const startup = (): Buffer => {
  const bytes = Buffer.from("....protocol and user");
  bytes.writeInt32BE(bytes.length, 0);
  return bytes;
};
const extended = Buffer.concat([
  message("P", "select $1"),
  message("B", "x".repeat(500)),
  message("E"),
  message("S"),
]);
const wire = Buffer.concat([startup(), message("Q", "select 1"), extended, message("X")]);
const expected = [startup(), message("Q", "select 1"), extended, message("X")].map(String);

it.each([1, 2, 3, 7, 64, wire.length])("finds the same batches in pieces of %i bytes", (size) => {
  const framer = new MessageFramer();
  const batches: string[] = [];
  for (let start = 0; start < wire.length; start += size) {
    batches.push(...framer.push(wire.subarray(start, start + size)).map(String));
  }
  expect(batches).toEqual(expected);
});
