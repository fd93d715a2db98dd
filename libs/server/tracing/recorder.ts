import { AsyncLocalStorage } from 'node:async_hooks';
import {
  type Context,
  ROOT_CONTEXT,
  type Span,
  SpanKind,
  SpanStatusCode,
  type SpanOptions as SdkOptions,
  trace,
} from '@opentelemetry/api';
import { resourceFromAttributes } from '@opentelemetry/resources';
import {
  RandomIdGenerator,
  type SpanProcessor,
  TraceIdRatioBasedSampler,
  TracerProvider,
} from '@opentelemetry/sdk-trace';
import type { OpenSpan, Recorder, SpanOptions } from './span.ts';
import { readTraceparent, traceIdOf, writeTraceparent } from './trace-context.ts';

const KINDS = { server: SpanKind.SERVER, client: SpanKind.CLIENT, internal: SpanKind.INTERNAL } as const;

export interface RecorderParts {
  /** What the spans are said to be of: attributes of the process. */
  readonly resource: Readonly<Record<string, string>>;
  readonly processor: SpanProcessor;
  /** Part of the traces that is recorded, 0 to 1; the same ones in every process, by the trace's id. */
  readonly ratio: number;
}

/**
 * Records spans with OpenTelemetry. A stranger's `traceparent` continues their trace but decides nothing: what is recorded
 * follows from the trace's id alone.
 */
export function createRecorder({ resource, processor, ratio }: RecorderParts): Recorder {
  const underWay = new AsyncLocalStorage<Context>();
  const random = new RandomIdGenerator();
  let nextTraceId: string | null = null;
  let nextSpanId: string | null = null;
  const provider = new TracerProvider({
    resource: resourceFromAttributes({ ...resource }),
    sampler: new TraceIdRatioBasedSampler(ratio),
    spanProcessors: [processor],
    idGenerator: {
      generateSpanId: () => nextSpanId ?? random.generateSpanId(),
      generateTraceId: () => nextTraceId ?? random.generateTraceId(),
    },
  });
  const tracer = provider.getTracer('network');

  const open = (span: Span, parent: Context): OpenSpan => {
    const context = trace.setSpan(parent, span);
    let isOpen = true;
    return {
      traceparent: writeTraceparent(span.spanContext()),
      run: (work) => underWay.run(context, work),
      end: (attributes = {}, hasFailed = false) => {
        if (!isOpen) return;
        isOpen = false;
        span.setAttributes({ ...attributes });
        if (hasFailed) span.setStatus({ code: SpanStatusCode.ERROR });
        span.end();
      },
    };
  };

  const optionsOf = ({ kind = 'internal', attributes = {} }: SpanOptions): SdkOptions => ({
    kind: KINDS[kind],
    attributes: { ...attributes },
  });

  return {
    begin: (name, options) => {
      const parent = underWay.getStore() ?? ROOT_CONTEXT;
      return open(tracer.startSpan(name, optionsOf(options), parent), parent);
    },
    beginRequest: (name, { traceparent, correlationId, attributes = {} }) => {
      const caller = readTraceparent(traceparent);
      const parent = caller === null ? ROOT_CONTEXT : trace.setSpanContext(ROOT_CONTEXT, caller);
      const own = { ...attributes, 'correlation.id': correlationId };
      try {
        nextTraceId = caller === null ? traceIdOf(correlationId) : null;
        return open(tracer.startSpan(name, optionsOf({ kind: 'server', attributes: own }), parent), parent);
      } finally {
        nextTraceId = null;
      }
    },
    record: ({ name, traceId, spanId, parentId, startedAt, endedAt, attributes }) => {
      const caller = { traceId, spanId: parentId ?? '', traceFlags: 1, isRemote: true };
      const parent = parentId === null ? ROOT_CONTEXT : trace.setSpanContext(ROOT_CONTEXT, caller);
      try {
        nextTraceId = traceId;
        nextSpanId = spanId;
        const options = { ...optionsOf({ kind: 'client', attributes }), startTime: startedAt };
        tracer.startSpan(name, options, parent).end(endedAt);
      } finally {
        nextTraceId = null;
        nextSpanId = null;
      }
    },
    traceparent: () => {
      const span = trace.getSpan(underWay.getStore() ?? ROOT_CONTEXT);
      return span === undefined ? null : writeTraceparent(span.spanContext());
    },
    flush: () => provider.forceFlush().catch(() => undefined),
  };
}
