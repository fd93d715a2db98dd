import type { IncomingMessage, ServerResponse } from 'node:http';
import { recorder, traceHeaders } from '@network/server/tracing/span.ts';
import { traceIdOf } from '@network/server/tracing/trace-context.ts';
import type { RequestKind } from './metrics.ts';
import type { RequestFacts } from './request/request-facts.ts';

/** Answers a request inside a span that ends with its connection or its answer. */
export function traceRequest(
  request: IncomingMessage,
  response: ServerResponse,
  {
    brand,
    facts,
    kindOf,
  }: { readonly brand: string; readonly facts: RequestFacts; readonly kindOf: () => RequestKind },
  answer: () => Promise<void>,
): Promise<void> {
  const span = recorder()?.beginRequest('brand request', {
    traceparent: request.headers['traceparent'],
    correlationId: facts.correlationId,
    attributes: { brand, area: facts.area, 'url.path': facts.target.path },
  });
  if (span === undefined) return answer();
  response.once('close', () => {
    const { statusCode } = response;
    span.end({ kind: kindOf(), 'http.response.status_code': statusCode }, statusCode >= 500);
  });
  return span.run(answer);
}

/**
 * Builds what a page knows about its own request: its correlation id, whether data is to be saved, and its trace
 * context if traces are recorded. They go beside the page, whose bytes many share; a page that an edge holds is of many
 * requests, and has none of them.
 */
export function pageTiming({ correlationId, sessionId, savesData }: RequestFacts, isEdgeCached: boolean) {
  if (isEdgeCached && sessionId === null) return { request: null, saving: null, traceparent: null };
  // The page uses it as the id of its trace.
  const isUuid = traceIdOf(correlationId) === correlationId.replaceAll('-', '');
  return {
    request: isUuid ? correlationId : null,
    saving: savesData ? ('on' as const) : null,
    traceparent: traceHeaders().traceparent ?? null,
  };
}
