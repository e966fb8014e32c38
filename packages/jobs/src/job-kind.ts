/** What one kind of job is called and how it is tried. The words of the field: a queue. */
export interface JobKind<Data extends object = object> {
  readonly name: string;
  readonly options: Required<JobKindOptions>;
  /** The event that each job of the kind is made of; null for jobs that are sent. */
  readonly event: string | null;
  /** Never there: says what the data of such a job is. */
  readonly data?: Data;
}

export interface JobKindOptions {
  /** Who fails so often is a dead letter: kept, shown to operators, sent again when they say so. Default 12. */
  maxAttempts?: number;
  /** Doubles with each further try, up to the next; each with some chance, so that many do not come back at once. Default 15. */
  firstRetryInSeconds?: number;
  /** Default 3,600. */
  longestRetryInSeconds?: number;
  /** A try that takes longer is ended and counts as failed. Default 900. */
  timeoutInSeconds?: number;
  /** So many at once in one process. Default 1. */
  concurrency?: number;
  /** Jobs of one key run one after the other, in the order in which they were sent; one that is dead holds up those behind it. Default false. */
  isOrdered?: boolean;
  /**
   * A schedule: runs so long after its last run has ended, in one process at a time; never more often than a twentieth of the time
   * would allow. Nobody sends it. Default null.
   */
  everySeconds?: number | null;
}

export const defineJob = <Data extends object>(name: string, options: JobKindOptions = {}): JobKind<Data> =>
  kindOf(name, null, options);

/**
 * A kind of which every such event becomes one job, with the key of the event. What is subscribed is said here and not where it is
 * handled: whoever hands an event on need not be a process that does what comes of it.
 */
export const defineSubscriber = <Data extends object>(
  name: string,
  event: EventKind<Data>,
  options: JobKindOptions = {},
): JobKind<DomainEvent<Data>> => kindOf(name, event.name, options);

function kindOf<Data extends object>(
  name: string,
  event: string | null,
  options: JobKindOptions,
): JobKind<Data> {
  return {
    name,
    event,
    options: {
      maxAttempts: 12,
      firstRetryInSeconds: 15,
      longestRetryInSeconds: 3_600,
      timeoutInSeconds: 900,
      concurrency: 1,
      isOrdered: false,
      everySeconds: null,
      ...options,
    },
  };
}

/** Something that has happened, for whoever wants to know. */
export interface EventKind<Data extends object = object> {
  readonly name: string;
  readonly data?: Data;
}

export const defineEvent = <Data extends object>(name: string): EventKind<Data> => ({ name });

/** An event as its subscribers get it. */
export interface DomainEvent<Data extends object = object> {
  id: string;
  name: string;
  /** Of what it happened to: events of one key are handed on in their order. */
  key: string;
  /** ISO 8601. */
  at: string;
  data: Data;
}
