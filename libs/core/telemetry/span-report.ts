/** Where a page posts the spans of its browser, on its own host. */
export const SPANS_PATH = '/browser-spans';

/** A call of a page. */
export interface CallSpan {
  readonly spanId: string;
  /** Name of the operation, or the last part of a path. */
  readonly name: string;
  /** Milliseconds since it began, when the report is sent: a browser's clock may be wrong. */
  readonly ago: number;
  readonly ms: number;
}

/** What a person did, and the calls that it led to, as a page reports it. */
export interface SpanReport {
  /** The act's correlation id, a UUID. */
  readonly id: string;
  readonly ago: number;
  readonly ms: number;
  /** Whether the act was reported before: then these are calls that ended later. */
  readonly isMore: boolean;
  readonly calls: readonly CallSpan[];
}
