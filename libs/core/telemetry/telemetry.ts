/** An error as it may leave the page: no message of a person's input, no address query, no identity. */
export interface ErrorReport {
  readonly name: string;
  readonly message: string;
  readonly stack: string | null;
  /** Path without its query. */
  readonly path: string;
  readonly correlationId: string | null;
}

/** A person's own description of an error, and where it happened. */
export interface PersonsReport {
  readonly correlationId: string;
  readonly words: string;
  /** Path without its query. */
  readonly path: string;
  /** The error's name and message. */
  readonly error: string | null;
}

/** The port for errors and page views. The off state accepts everything and sends nothing. */
export interface Telemetry {
  /** False without an outside service: then errors are not reported automatically. People can always report. */
  readonly canReport: boolean;
  /** The part of traces that is recorded, 0 to 1; left out where none is. */
  readonly tracedRatio?: number;
  /** The correlation id of what happened last on this page, its own request included; null where there is none. */
  readonly lastId: () => string | null;
  readonly reportError: (report: ErrorReport) => void;
  /** Sends a person's own report; rejects when nobody has it. */
  readonly sendFeedback: (report: PersonsReport) => Promise<void>;
}

/** The off state. */
export const telemetryOff: Telemetry = {
  canReport: false,
  lastId: () => null,
  reportError: () => undefined,
  sendFeedback: async () => undefined,
};
