/** An error as it may leave the page: no message of a person's input, no address query, no identity. */
export interface ErrorReport {
  readonly name: string;
  readonly message: string;
  readonly stack: string | null;
  /** Path without its query. */
  readonly path: string;
  readonly correlationId: string | null;
}

/** The port for errors and page views. The off state accepts everything and sends nothing. */
export interface Telemetry {
  /** False in the off state: then nothing that needs it is offered to a person. */
  readonly canReport: boolean;
  readonly reportError: (report: ErrorReport) => void;
  /** A person's own description of a reported error. */
  readonly sendFeedback: (correlationId: string, text: string) => Promise<void>;
}

/** The off state. */
export const telemetryOff: Telemetry = {
  canReport: false,
  reportError: () => undefined,
  sendFeedback: async () => undefined,
};
