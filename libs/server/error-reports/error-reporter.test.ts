import { describe, expect, it, vi } from 'vitest';
import { createErrorReporter } from './error-reporter.ts';

const REPORT = {
  name: 'TypeError',
  message: 'No row for ada@example.com',
  stack: 'at https://brand.example/search?q=ada:1:2',
  path: '/search?q=ada',
  correlationId: 'abc-12345678',
};

function reporter(endpoint: string | null, answer: () => Promise<Response> = async () => new Response(null)) {
  let now = 1_800_000_000_000;
  const fetch = vi.fn<typeof globalThis.fetch>(answer);
  const port = createErrorReporter({
    errorReportingUrl: endpoint,
    sentryDsn: null,
    brand: 'brand',
    now: () => now,
    fetch,
  });
  const bodies = () => fetch.mock.calls.map(([, init]) => JSON.parse(init?.body as string) as Record<string, unknown>);
  return { port, fetch, bodies, pass: (ms: number) => void (now += ms) };
}

describe('E21 the error-reporting port', () => {
  it('E21 reports what happened, where, and no personal data', () => {
    const { port, fetch, bodies } = reporter('https://reports.example/1');
    port.report('server', REPORT);
    expect(fetch.mock.calls[0]?.[0]).toBe('https://reports.example/1');
    expect(bodies()).toEqual([
      {
        kind: 'error',
        side: 'server',
        brand: 'brand',
        at: '2027-01-15T08:00:00.000Z',
        correlationId: 'abc-12345678',
        name: 'TypeError',
        message: 'No row for [email]',
        stack: 'at https://brand.example/search',
        path: '/search',
      },
    ]);
  });

  it('E21 D31 sends nothing in the off state', async () => {
    const { port, fetch } = reporter(null);
    port.report('server', REPORT);
    expect(port.isOn).toBe(false);
    expect(await port.feedback('abc-12345678', 'It broke.')).toBe(false);
    expect(fetch).not.toHaveBeenCalled();
  });

  it('E21 reports sixty times a minute at most', () => {
    const { port, fetch, pass } = reporter('https://reports.example/1');
    for (let index = 0; index < 100; index += 1) port.report('browser', REPORT);
    expect(fetch).toHaveBeenCalledTimes(60);
    pass(60_000);
    port.report('browser', REPORT);
    expect(fetch).toHaveBeenCalledTimes(61);
  });

  it('E21 passes on a person’s comment without personal data', async () => {
    const { port, bodies } = reporter('https://reports.example/1');
    await port.feedback('abc-12345678', 'I am ada@example.com and it broke.');
    expect(bodies()).toMatchObject([{ kind: 'feedback', words: 'I am [email] and it broke.' }]);
  });

  it('E21 says whether a person’s words arrived, and never throws', async () => {
    expect(await reporter('https://reports.example/1').port.feedback('abc-12345678', 'It broke.')).toBe(true);
    const refusing = async () => new Response(null, { status: 500 });
    expect(await reporter('https://reports.example/1', refusing).port.feedback('abc-12345678', 'x')).toBe(false);
    const away = async () => Promise.reject(new TypeError('fetch failed'));
    const { port } = reporter('https://reports.example/1', away);
    expect(await port.feedback('abc-12345678', 'x')).toBe(false);
    expect(() => port.report('server', REPORT)).not.toThrow();
  });
});
