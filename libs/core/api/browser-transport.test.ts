import { afterEach, describe, expect, it, vi } from 'vitest';
import { TypedDocumentString } from '@network/graphql/typed-document-string.ts';
import type { RenewalAnswer } from '@network/lifecycle/token-refresh/session-call.ts';
import { errors } from '@network/messages/errors.ts';
import { errorText } from '../i18n/error-text.ts';
import { openPageTrace } from '../telemetry/page-trace.ts';
import { createBrowserTransport } from './browser-transport.ts';

const documentOf = (kind: 'query' | 'mutation') =>
  new TypedDocumentString<{ a: number }, { id: string }>({ hash: 'h'.repeat(64), name: 'A', kind });

const UUID = '11111111-2222-4333-8444-555555555555';

function setUp(answer: () => Response | Promise<Response>, renewal: RenewalAnswer = 'ended') {
  let refreshes = 0;
  const sent: { url: unknown; init: RequestInit }[] = [];
  let signIns = 0;
  const execute = createBrowserTransport({
    fetch: async (url, init) => {
      sent.push({ url, init: init ?? {} });
      return answer();
    },
    trace: openPageTrace({ now: () => 0, newId: () => UUID }, 'id-1'),
    session: {
      now: () => 0,
      refresh: async () => {
        refreshes += 1;
        return renewal;
      },
      login: () => (signIns += 1),
    },
  });
  return {
    sent,
    signIns: () => signIns,
    refreshes: () => refreshes,
    run: (kind: 'query' | 'mutation' = 'query', id = '7') => execute(documentOf(kind), { id }),
  };
}

const json =
  (body: unknown, status = 200) =>
  () =>
    new Response(JSON.stringify(body), { status });

afterEach(() => vi.restoreAllMocks());

describe('calls out of a browser', () => {
  it.each([
    ['a mutation', 'mutation', 'x', true],
    ['a query', 'query', 'x', false],
    ['a mutation that is too large for that', 'mutation', 'x'.repeat(20_000), false],
  ] as const)('%s outlives its page or not', async (_, kind, id, outlives) => {
    const { run, sent } = setUp(json({ data: { a: 1 } }));
    await run(kind, id);
    expect(sent[0]?.init.keepalive).toBe(outlives);
  });

  it('K13 give up after a minute, as a gateway that could not be reached', async () => {
    const timer = new AbortController();
    const timeout = vi.spyOn(AbortSignal, 'timeout').mockReturnValue(timer.signal);
    const { run, sent } = setUp(() => new Promise((_, reject) => void (refuse = reject)));
    let refuse = (_reason: unknown): void => undefined;
    timer.signal.addEventListener('abort', () => refuse(timer.signal.reason));
    const answer = run();
    await expect.poll(() => sent).toHaveLength(1);
    expect(timeout.mock.calls).toEqual([[60_000]]);
    expect(sent[0]?.init.signal?.aborted).toBe(false);
    timer.abort(new DOMException('Too long', 'TimeoutError'));
    expect(sent[0]?.init.signal?.aborted).toBe(true);
    await expect(answer).rejects.toMatchObject({ kind: 'unavailable', status: 0 });
  });

  it('C28 go to the own host by the hash alone, with a correlation id and a trace context', async () => {
    const { run, sent } = setUp(json({ data: { a: 1 } }));
    expect(await run()).toEqual({ a: 1 });
    expect(sent[0]?.url).toBe('/graphql');
    expect(sent[0]?.init).toMatchObject({
      method: 'POST',
      credentials: 'same-origin',
      headers: { 'x-correlation-id': 'id-1', traceparent: '00-id1-8444555555555555-01' },
    });
    expect(JSON.parse(sent[0]?.init.body as string)).toEqual({
      extensions: { persistedQuery: { version: 1, sha256Hash: 'h'.repeat(64) } },
      operationName: 'A',
      variables: { id: '7' },
    });
  });

  it.each([401, 511])('A17 lead to sign in after a %d', async (status) => {
    const { run, signIns, refreshes } = setUp(json({}, status), 'refreshed');
    await expect(run()).rejects.toMatchObject({ kind: 'unauthenticated', status });
    expect([signIns(), refreshes()]).toEqual([1, 0]);
  });

  const refused = json({ errors: [{ extensions: { code: 'UNAUTHENTICATED' } }], data: null });

  it.each([
    ['an unauthenticated error', refused],
    ['a 419', json({}, 419)],
  ])('L07 are made once more after %s and one refresh', async (_what, refusal) => {
    const answers = [refusal, json({ data: { a: 1 } })];
    const { run, sent, signIns, refreshes } = setUp(() => (answers.shift() ?? refused)(), 'refreshed');
    expect(await run()).toEqual({ a: 1 });
    expect([sent.length, refreshes(), signIns()]).toEqual([2, 1, 0]);
  });

  it.each<[string, RenewalAnswer, number]>([
    ['refused again', 'refreshed', 2],
    ['whose session has ended', 'ended', 1],
  ])('L07 A17 lead to sign in when %s', async (_what, renewal, calls) => {
    const { run, sent, signIns, refreshes } = setUp(refused, renewal);
    await expect(run()).rejects.toMatchObject({ kind: 'unauthenticated' });
    expect([sent.length, refreshes(), signIns()]).toEqual([calls, 1, 1]);
  });

  it('L07 leave nobody’s page while the renewal has no answer, and say so like a gateway that is away', async () => {
    const { run, sent, signIns } = setUp(refused, 'unanswered');
    const failure: unknown = await run().catch((error: unknown) => error);
    expect(failure).toMatchObject({ name: 'ApiError', kind: 'unavailable', status: 0, correlationId: 'id-1' });
    expect([errorText(failure), sent.length, signIns()]).toEqual([errors.unavailable, 1, 0]);
  });

  it.each([
    [json({}, 418), 'http', 'API Request failed with status code 418'],
    [json({}, 501), 'http', 'API Request failed with status code 501'],
    [json({}, 502), 'unavailable', 'API Request failed with status code 502'],
    [json({}, 503), 'unavailable', 'API Request failed with status code 503'],
    [json({}, 504), 'unavailable', 'API Request failed with status code 504'],
    [json({}, 505), 'http', 'API Request failed with status code 505'],
    [json({ data: null }), 'graphql', 'The operation failed'],
    [json({ errors: [{ extensions: { code: 'X' } }] }), 'graphql', 'The operation failed'],
    [json({ data: { a: 1 }, errors: [{}] }), 'graphql', 'The operation failed'],
    [() => new Response('<html>'), 'graphql', 'The operation failed'],
    [() => Promise.reject(new TypeError('offline')), 'unavailable', 'The gateway could not be reached'],
  ])('E18 fail with what a page needs to know (%#)', async (answer, kind, message) => {
    const { run, signIns } = setUp(answer);
    await expect(run()).rejects.toMatchObject({ name: 'ApiError', kind, message, correlationId: 'id-1' });
    expect(signIns()).toBe(0);
  });

  it.each([
    ['FORBIDDEN', errors.accessDenied],
    ['NOT_FOUND', errors.notFound],
    ['BAD_REQUEST', errors.badRequest],
    ['LIMIT_EXCEEDED', errors.limitExceeded],
    ['RATE_LIMITED', errors.rateLimited],
    ['UNAVAILABLE', errors.unavailable],
    ['DOCUMENT_UNKNOWN', errors.endedRelease],
  ])('E18 explain to a person what %s means', async (code, text) => {
    const failure: unknown = await setUp(json({ errors: [{ extensions: { code } }] }))
      .run()
      .catch((error: unknown) => error);
    expect(errorText(failure)).toBe(text);
  });

  it('E18 have a text for every failure, and a general one for codes that nobody knows', async () => {
    const failure = async (answer: () => Response) =>
      errorText(
        await setUp(answer)
          .run()
          .catch((error: unknown) => error),
      );
    const general = 'Something went wrong. Please try again.';
    expect(await failure(json({ errors: [{ extensions: { code: 'NEWER_THAN_THIS_PAGE' } }] }))).toBe(general);
    expect(await failure(json({ errors: [{ extensions: { code: '__proto__' } }] }))).toBe(general);
    expect(await failure(json({ errors: [{ extensions: { code: 'FORBIDDEN' } }] }))).toContain('membership');
    expect(await failure(json({}, 503))).toContain('unavailable');
    expect(errorText(new Error('x'))).toBe(general);
  });
});
