-- Where workspaces want to be told of what changes in them, what is sent there, and what became of it.

CREATE TABLE webhook_endpoints (
  id text PRIMARY KEY CHECK (id ~ '^[0-9a-z]{20}$'),
  workspace_id text NOT NULL REFERENCES workspaces (id) ON DELETE CASCADE,
  url text NOT NULL CHECK (length(url) <= 2048),
  event_types text[] NOT NULL CHECK (cardinality(event_types) > 0),
  is_enabled boolean NOT NULL DEFAULT true,
  -- What the key of its signatures is derived from, and that of the day after a rotation.
  secret bytea NOT NULL CHECK (octet_length(secret) >= 32),
  previous_secret bytea CHECK (octet_length(previous_secret) >= 32),
  previous_secret_until timestamptz,
  created_at timestamptz NOT NULL DEFAULT now(),
  -- Since when nothing has succeeded; null after each success.
  failing_since timestamptz,
  -- Why the platform switched it off; null where a person did.
  disabled_because text CHECK (disabled_because IN ('failing', 'gone')),
  CHECK ((previous_secret IS NULL) = (previous_secret_until IS NULL)),
  CHECK (disabled_because IS NULL OR NOT is_enabled)
);
CREATE INDEX webhook_endpoints_workspace ON webhook_endpoints (workspace_id, created_at DESC);

-- One event on its way to one endpoint: its id is the delivery id that receivers see, whatever the try.
CREATE TABLE webhook_deliveries (
  id text PRIMARY KEY CHECK (id ~ '^[0-9a-z]{20}$'),
  endpoint_id text NOT NULL REFERENCES webhook_endpoints (id) ON DELETE CASCADE,
  event_type text NOT NULL,
  -- The body, byte for byte: signatures are over it.
  payload text NOT NULL CHECK (length(payload) <= 65536),
  state text NOT NULL CHECK (state IN ('pending', 'delivered', 'failed')),
  attempts integer NOT NULL DEFAULT 0,
  created_at timestamptz NOT NULL DEFAULT now(),
  next_attempt_at timestamptz
);
CREATE INDEX webhook_deliveries_endpoint ON webhook_deliveries (endpoint_id, created_at DESC, id DESC);
CREATE INDEX webhook_deliveries_age ON webhook_deliveries (created_at);

CREATE TABLE webhook_attempts (
  delivery_id text NOT NULL REFERENCES webhook_deliveries (id) ON DELETE CASCADE,
  number integer NOT NULL,
  at timestamptz NOT NULL,
  duration_in_ms integer NOT NULL,
  -- Null where nobody answered; then the reason.
  status integer,
  error text,
  -- The beginning of what was answered.
  answer text CHECK (length(answer) <= 2048),
  PRIMARY KEY (delivery_id, number)
);
