/** One report as it leaves: scrubbed, and without anything of the request but its path. */
export type OutgoingReport = {
  readonly side: 'browser' | 'server';
  /** The brand or service that it happened in. */
  readonly brand: string;
  /** ISO 8601, UTC. */
  readonly at: string;
  readonly correlationId: string | null;
} & (
  | {
      readonly kind: 'error';
      readonly name: string;
      readonly message: string;
      readonly stack: string | null;
      readonly path: string;
    }
  /** A person's own description of an error. */
  | { readonly kind: 'feedback'; readonly words: string }
);

/** Passes a report on. @returns whether the service has it; never throws */
export type SendReport = (report: OutgoingReport) => Promise<boolean>;
