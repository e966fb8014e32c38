/** How long a database server may leave those waiting who ask it. */
export interface DatabaseTimeouts {
  /** One statement of a request, waiting for a connection included. */
  statementInMs: number;
  /** Of that, waiting for what somebody else has locked. */
  lockInMs: number;
  /** Of that, waiting for a free connection, or for a new one to be made. */
  poolInMs: number;
  /** One statement of a job (`asJob`, `migrate`), with all its waiting. */
  jobInMs: number;
}

/** A server that lives says itself that a statement took too long; where it does not, we do, so much later. */
const graceInMs = 500;
/** A silent replica leaves its share of the time to the primary. */
const shareOfReplica = 0.6;
/** A transaction that nothing is asked of for so long has lost its process: it would hold its locks for ever. */
const idleInTransactionInMs = 30_000;
/** What has gone without a word (a pulled cable, a firewall that forgets) is noticed ten probes of a second later. */
const keepAliveInMs = 10_000;

const always = { keepAlive: true, keepAliveInitialDelayMillis: keepAliveInMs };
const connectTimeoutInMs = 10_000;

/** Settings of a pool for requests, for the jobs beside them, and for reads from a replica, as the driver names them. */
export function poolTimeouts(timeouts: DatabaseTimeouts | undefined) {
  if (timeouts === undefined) {
    const patient = { ...always, connectionTimeoutMillis: connectTimeoutInMs };
    return { requests: patient, jobs: patient, replica: patient };
  }
  const { statementInMs, lockInMs, poolInMs, jobInMs } = timeouts;
  const requests = {
    ...always,
    connectionTimeoutMillis: poolInMs,
    statement_timeout: statementInMs,
    lock_timeout: lockInMs,
    idle_in_transaction_session_timeout: idleInTransactionInMs,
    query_timeout: statementInMs + graceInMs,
  };
  const jobs = {
    ...always,
    connectionTimeoutMillis: jobInMs,
    statement_timeout: jobInMs,
    lock_timeout: jobInMs,
    idle_in_transaction_session_timeout: jobInMs,
    query_timeout: jobInMs + graceInMs,
  };
  const replica = {
    ...requests,
    connectionTimeoutMillis: Math.min(poolInMs, statementInMs * shareOfReplica),
    query_timeout: statementInMs * shareOfReplica,
  };
  return { requests, jobs, replica };
}
