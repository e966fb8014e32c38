/** Who asks, as the listener of the host knows it; empty where nobody listens. */
export const clientAddressOf = (connection: unknown): string =>
  typeof connection === "object" &&
  connection !== null &&
  "clientAddress" in connection &&
  typeof connection.clientAddress === "string"
    ? connection.clientAddress
    : "";
