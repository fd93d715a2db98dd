/** What a span says besides its name: nothing of a person, no values of statements. */
export type SpanAttributes = Readonly<Record<string, string | number | boolean>>;

export interface SpanOptions {
  /** `server`: answers a request. `client`: waits for another system. */
  readonly kind?: 'server' | 'client' | 'internal';
  readonly attributes?: SpanAttributes;
}

export interface RequestSpanOptions extends Omit<SpanOptions, 'kind'> {
  /** The caller's `traceparent`, whatever it is worth. */
  readonly traceparent: string | string[] | undefined;
  readonly correlationId: string;
}

/** A span that was begun, and that its request ends. */
export interface OpenSpan {
  /** Runs `work`, and all that it leads to, inside the span. */
  run<Result>(work: () => Result): Result;
  /** The first call counts. */
  end(attributes?: SpanAttributes, hasFailed?: boolean): void;
  /** W3C trace context that names this span. */
  readonly traceparent: string;
}

/** A span that somebody else measured: the browser. */
export interface MeasuredSpan {
  readonly name: string;
  readonly traceId: string;
  readonly spanId: string;
  /** The span that led to it; null for the first of its trace. */
  readonly parentId: string | null;
  readonly startedAt: Date;
  readonly endedAt: Date;
  readonly attributes: SpanAttributes;
}

/** What records spans; there is one in a process, and none unless `OTEL_EXPORTER_OTLP_ENDPOINT` is set. */
export interface Recorder {
  readonly begin: (name: string, options: SpanOptions) => OpenSpan;
  readonly beginRequest: (name: string, options: RequestSpanOptions) => OpenSpan;
  /** Records what was measured elsewhere. */
  readonly record: (span: MeasuredSpan) => void;
  /** The trace context of the span under way; null outside of any. */
  readonly traceparent: () => string | null;
  /** Sends what was recorded so far. Never fails. */
  readonly flush: () => Promise<void>;
}

const RECORDER = Symbol.for('network.tracing.recorder');

/** Builds of several brands share one process, and each has this module to itself. */
const holder = globalThis as { [RECORDER]?: Recorder | undefined };

export function recorder(): Recorder | undefined {
  return holder[RECORDER];
}

/** From now on spans are recorded; undefined ends that. */
export function setRecorder(next: Recorder | undefined): void {
  holder[RECORDER] = next;
}

/** Does `work` inside a span; only `work` where nothing is recorded. */
export function inSpan<Result>(name: string, options: SpanOptions, work: () => Promise<Result>): Promise<Result> {
  const active = holder[RECORDER];
  if (active === undefined) return work();
  const span = active.begin(name, options);
  return span.run(work).then(
    (result) => {
      span.end();
      return result;
    },
    (error: unknown) => {
      span.end({ 'error.type': error instanceof Error ? error.name : 'unknown' }, true);
      throw error;
    },
  );
}

/** The header by which the next process continues the trace; none where nothing is recorded. */
export function traceHeaders(): { traceparent?: string } {
  const traceparent = holder[RECORDER]?.traceparent();
  return typeof traceparent === 'string' ? { traceparent } : {};
}
