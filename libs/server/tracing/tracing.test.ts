import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { InMemorySpanExporter, SimpleSpanProcessor } from '@opentelemetry/sdk-trace';
import { Counter, Histogram, Registry } from 'prom-client';
import { afterEach, describe, expect, it } from 'vitest';
import { exportToCollector } from './export-to-collector.ts';
import { createRecorder } from './recorder.ts';
import { inSpan, recorder, setRecorder, traceHeaders } from './span.ts';
import { startTracing } from './start-tracing.ts';
import { readTraceparent } from './trace-context.ts';

const CORRELATION = '11111111-2222-4333-8444-555555555555';
const TRACE = CORRELATION.replaceAll('-', '');
const CALLER = '00-aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa-bbbbbbbbbbbbbbbb-01';

afterEach(() => setRecorder(undefined));

function record(ratio = 1) {
  const exporter = new InMemorySpanExporter();
  setRecorder(
    createRecorder({ resource: { 'service.name': 'test' }, processor: new SimpleSpanProcessor({ exporter }), ratio }),
  );
  return () => exporter.getFinishedSpans();
}

describe('spans', () => {
  it('cost a call and nothing else while nothing is recorded', async () => {
    await startTracing({ otlpEndpoint: null, tracedRatio: 1 }, 'test', new Registry());
    expect(recorder()).toBeUndefined();
    expect(await inSpan('work', {}, async () => traceHeaders())).toEqual({});
  });

  it('of one request are one trace, found by its correlation id, across what is awaited', async () => {
    const finished = record();
    const request = recorder()?.beginRequest('page', { traceparent: undefined, correlationId: CORRELATION });
    const header = await request?.run(() =>
      inSpan('operation', {}, async () => {
        await new Promise((resolve) => setImmediate(resolve));
        return inSpan('sql', { kind: 'client' }, async () => traceHeaders().traceparent);
      }),
    );
    request?.end({ 'http.response.status_code': 200 });
    const [sql, operation, page] = finished();
    expect([sql, operation, page].map((span) => span?.name)).toEqual(['sql', 'operation', 'page']);
    expect(page?.spanContext().traceId).toBe(TRACE);
    expect(page?.attributes).toMatchObject({ 'correlation.id': CORRELATION, 'http.response.status_code': 200 });
    expect(sql?.parentSpanContext?.spanId).toBe(operation?.spanContext().spanId);
    expect(header).toBe(`00-${TRACE}-${sql?.spanContext().spanId}-01`);
  });

  it('continue the trace of the caller, and are recorded by the trace alone, not by what a caller claims', () => {
    const all = record();
    recorder()?.beginRequest('page', { traceparent: CALLER, correlationId: CORRELATION }).end();
    expect(all()[0]?.parentSpanContext?.spanId).toBe('b'.repeat(16));
    const none = record(0);
    recorder()?.beginRequest('page', { traceparent: CALLER, correlationId: CORRELATION }).end();
    expect(none()).toEqual([]);
  });

  it('of work that fails say so, without the error’s text', async () => {
    const finished = record();
    const failing = inSpan('work', {}, () => Promise.reject(new RangeError('ada@example.com')));
    await expect(failing).rejects.toThrow('ada@example.com');
    expect(JSON.stringify([finished()[0]?.attributes, finished()[0]?.status, finished()[0]?.events])).toBe(
      '[{"error.type":"RangeError"},{"code":2},[]]',
    );
  });

  it.each([undefined, '', 'x', ['a', 'b'], CALLER.replaceAll('a', '0'), CALLER.replaceAll('b', '0'), `${CALLER}-x`])(
    'continue nothing that is no trace context: %j',
    (header) => expect(readTraceparent(header)).toBeNull(),
  );
});

describe('a collector', () => {
  it('gets the spans and the metrics by OTLP', async () => {
    const received = new Map<string, string>();
    const server = createServer((request, response) => {
      let body = '';
      request.on('data', (chunk: Buffer) => (body += chunk.toString()));
      request.on('end', () => {
        received.set(request.url ?? '', body);
        response.end('{}');
      });
    });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    const metrics = new Registry();
    const registers = [metrics];
    new Counter({ name: 'sales_total', help: 'Sales.', labelNames: ['kind'], registers }).inc({ kind: 'gem' }, 3);
    const seconds = new Histogram({ name: 'seconds', help: 'Seconds.', buckets: [1, 2], registers });
    for (const value of [0.5, 1.5, 1.6, 9]) seconds.observe(value);
    try {
      const { port } = server.address() as AddressInfo;
      exportToCollector({ endpoint: `http://127.0.0.1:${port}/`, ratio: 1, service: 'gateway', metrics });
      await inSpan('operation home', {}, async () => undefined);
      await recorder()?.flush();
      expect(received.get('/v1/traces')).toMatch(/"stringValue":"gateway".*"name":"operation home"/);
      expect(received.get('/v1/metrics')).toMatch(/"name":"sales_total".*"stringValue":"gem".*"asDouble":3/);
      expect(received.get('/v1/metrics')).toMatch(
        /"name":"seconds".*"bucketCounts":\[1,2,1\],"explicitBounds":\[1,2\]/,
      );
    } finally {
      server.closeAllConnections();
      server.close();
    }
  });
});
