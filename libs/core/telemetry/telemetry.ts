/** An error as it may leave the page: no message of a person's input, no address query, no identity. */
export interface ErrorReport {
  readonly name: string;
  readonly message: string;
  readonly stack: string | null;
  /** Path without its query. */
  readonly path: string;
  readonly correlationId: string | null;
}

/** Where errors and page views are told. The off state takes everything and sends nothing. */
export interface Telemetry {
  /** False in the off state: then nothing that needs it is offered to a person. */
  readonly canReport: boolean;
  readonly reportError: (report: ErrorReport) => void;
  /** A person's own words about an error that was reported. */
  readonly sendFeedback: (correlationId: string, text: string) => Promise<void>;
}

/** The off state. */
export const telemetryOff: Telemetry = {
  canReport: false,
  reportError: () => undefined,
  sendFeedback: async () => undefined,
};
