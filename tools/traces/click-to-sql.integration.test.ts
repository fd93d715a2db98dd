import { readFileSync } from 'node:fs';
import { pino } from 'pino';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createBrowserTransport } from '@network/core/api/browser-transport.ts';
import { metrics } from '@network/core/server/metrics.ts';
import { openPageTrace } from '@network/core/telemetry/page-trace.ts';
import { sendSpans } from '@network/core/telemetry/send-spans.ts';
import { signInMember } from '@network/gateway/modules/money/membership/testing/public.ts';
import { exportToCollector } from '@network/server/tracing/export-to-collector.ts';
import { TypedDocumentString } from '@network/graphql/typed-document-string.ts';
import { setRecorder } from '@network/server/tracing/span.ts';
import { flushTracing } from '@network/server/tracing/start-tracing.ts';
import { startTestGateway, type TestGateway } from '@network/testing/gateway.ts';
import vixen from '../../apps/vixen/tenant.ts';
import { serveBrand, type ServedBrand } from '../shared-pages/serve-brand.ts';
import { type CollectedSpan, type Collector, openCollector } from './collector.ts';

let collector: Collector;
let gateway: TestGateway;
let brand: ServedBrand;
const lines: { readonly correlationId?: string; readonly msg?: string }[] = [];
const OVERVIEW = documentNamed('FavoritesOverview');
/** No release sends it, which the gateway's log says. */
const UNKNOWN = new TypedDocumentString({ hash: 'f'.repeat(64), name: 'Unknown', kind: 'query' });

beforeAll(async () => {
  collector = await openCollector();
  // Before the gateway: connections of the database are traced from their opening on.
  exportToCollector({ endpoint: collector.endpoint, ratio: 1, service: 'test', metrics });
  const log = pino({ level: 'info' }, { write: (line: string) => lines.push(JSON.parse(line) as object) });
  gateway = await startTestGateway({ seed: true, tenants: [vixen], parts: { log } });
  brand = await serveBrand(gateway, vixen, { OTEL_EXPORTER_OTLP_ENDPOINT: collector.endpoint });
});
afterAll(async () => {
  await brand.close();
  await gateway.close();
  setRecorder(undefined);
  await collector.close();
});

it('a click, its call, both servers, the operation and its statements are one trace, which the log’s correlation id names', async () => {
  const { session } = await signInMember(gateway, vixen, 'click');
  const cookie = `vxn_session=${session}`;
  const startedAt = performance.now();
  const parts = { now: () => performance.now() - startedAt, newId: () => crypto.randomUUID() };
  const trace = openPageTrace(parts, null);
  let settle = (): void => undefined;
  let reported: Promise<unknown> = Promise.resolve();
  sendSpans(trace, 1, {
    now: parts.now,
    send: (path, body) => void (reported = brand.post(path, { cookie }, body)),
    later: (run) => void (settle = run),
    onLeaving: () => undefined,
  });
  const execute = createBrowserTransport({
    trace,
    session: { now: () => 0, refresh: async () => 'ended', login: () => undefined },
    fetch: async (path, init) => {
      const { status, body } = await brand.post(
        path as string,
        { cookie, ...(init?.headers as object) },
        init?.body as string,
      );
      return new Response(body, { status });
    },
  });

  trace.acted(parts.now());
  await execute(OVERVIEW, undefined);
  await expect(execute(UNKNOWN, undefined)).rejects.toMatchObject({ correlationId: trace.id() });
  settle();
  expect(await reported).toMatchObject({ status: 204 });
  await flushTracing();

  const spans = collector.spansOf(trace.id().replaceAll('-', ''));
  const chain = chainOf(
    spans,
    spans.find(({ name }) => name.startsWith('sql ')),
  );
  expect(chain).toEqual([
    'browser act',
    'browser call FavoritesOverview',
    'brand request',
    'POST /graphql',
    'graphql FavoritesOverview',
    expect.stringMatching(/^sql select \w+$/),
  ]);
  for (const { startTimeUnixNano, endTimeUnixNano } of spans) {
    expect(BigInt(endTimeUnixNano)).toBeGreaterThanOrEqual(BigInt(startTimeUnixNano));
  }
  const logged = lines.filter(({ correlationId }) => correlationId === trace.id()).map(({ msg }) => msg);
  expect(new Set(logged)).toEqual(new Set(['request', 'document unknown']));
});

it('refuses what is no report of spans', async () => {
  for (const body of ['', '[]', '{}', '{"id":"x"}', JSON.stringify({ id: crypto.randomUUID(), ago: -1, ms: 0 })]) {
    expect((await brand.post('/browser-spans', {}, body)).status).toBe(400);
  }
});

/** The operation of a page, as the gateway knows it. */
function documentNamed(name: string): TypedDocumentString<unknown, undefined> {
  const manifest = new URL('../../libs/graphql/persisted-operations.json', import.meta.url);
  const operations = Object.entries(JSON.parse(readFileSync(manifest, 'utf8')) as Record<string, string>);
  const [hash] = operations.find(([, text]) => text.startsWith(`query ${name} `)) ?? [];
  if (hash === undefined) throw new Error(`No page has the operation ${name}.`);
  return new TypedDocumentString({ hash, name, kind: 'query' });
}

/** The names of a span and of all that led to it, the first one first. */
function chainOf(spans: readonly CollectedSpan[], last: CollectedSpan | undefined): readonly string[] {
  if (last === undefined) return [];
  const before = spans.find(({ spanId }) => spanId === last.parentSpanId);
  return [...chainOf(spans, before), last.name];
}
