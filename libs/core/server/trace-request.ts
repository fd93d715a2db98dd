import type { IncomingMessage, ServerResponse } from 'node:http';
import { recorder } from '@network/server/tracing/span.ts';
import type { RequestKind } from './metrics.ts';
import type { RequestFacts } from './request/request-facts.ts';

/**
 * Answers a request inside a span that ends with its connection or its answer. The answer's `Server-Timing` has the trace
 * context, so that what measures in a browser finds the trace of its page; nothing is added to pages for it.
 */
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
  response.setHeader('server-timing', `traceparent;desc="${span.traceparent}"`);
  response.once('close', () => {
    const { statusCode } = response;
    span.end({ kind: kindOf(), 'http.response.status_code': statusCode }, statusCode >= 500);
  });
  return span.run(answer);
}
