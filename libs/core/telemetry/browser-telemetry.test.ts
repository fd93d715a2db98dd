import { describe, expect, it, vi } from 'vitest';
import { createBrowserTelemetry } from './browser-telemetry.ts';

const REPORT = {
  name: 'TypeError',
  message: 'No row for ada@example.com',
  stack: 'at https://brand.example/search?q=ada',
  path: '/search',
  correlationId: null,
};
const FEEDBACK = { correlationId: 'abc-12345678', path: '/cams', words: 'It broke.', error: null };

function setUp(answer: () => Promise<Response> = async () => new Response(null, { status: 204 }), canReport = true) {
  const send = vi.fn<typeof fetch>(answer);
  const bodies = () => send.mock.calls.map(([, init]) => JSON.parse(init?.body as string) as object);
  return { send, bodies, telemetry: createBrowserTelemetry(send, canReport, () => 'abc-12345678') };
}

describe('E21 what a page reports to its host about errors', () => {
  it('E21 leaves the browser without personal data', async () => {
    const { telemetry, send, bodies } = setUp();
    telemetry.reportError(REPORT);
    await vi.waitFor(() => expect(send).toHaveBeenCalled());
    expect(send.mock.calls[0]?.[0]).toBe('/error-reports');
    expect(bodies()).toEqual([{ ...REPORT, message: 'No row for [email]', stack: 'at https://brand.example/search' }]);
  });

  it('E21 is sent once for each error, and ten times a page at most', async () => {
    const { telemetry, send } = setUp();
    telemetry.reportError(REPORT);
    telemetry.reportError(REPORT);
    // What follows the reports on their way is sent after them.
    await telemetry.sendFeedback(FEEDBACK);
    expect(send).toHaveBeenCalledTimes(2);
    for (let index = 0; index < 20; index += 1) telemetry.reportError({ ...REPORT, name: `Error${index}` });
    await telemetry.sendFeedback(FEEDBACK);
    expect(send).toHaveBeenCalledTimes(10 + 2);
  });

  it('E21 stays in the browser where no outside service takes errors, and a person’s words are sent all the same', async () => {
    const { telemetry, send } = setUp(undefined, false);
    telemetry.reportError(REPORT);
    expect(send).not.toHaveBeenCalled();
    await telemetry.sendFeedback(FEEDBACK);
    expect(send).toHaveBeenCalledOnce();
  });

  it('E21 breaks nothing when it can’t be sent', async () => {
    const unhandled = vi.fn<() => void>();
    process.once('unhandledRejection', unhandled);
    // Not by vi.fn, which would handle the rejection itself.
    const offline = async () => Promise.reject(new TypeError('offline'));
    const telemetry = createBrowserTelemetry(offline, true, () => 'abc-12345678');
    telemetry.reportError({ ...REPORT, stack: null });
    await expect(telemetry.sendFeedback(FEEDBACK)).rejects.toThrow('offline');
    await new Promise((resolve) => setTimeout(resolve, 0));
    process.off('unhandledRejection', unhandled);
    expect(unhandled).not.toHaveBeenCalled();
  });

  it('R61 E21 takes a person’s words along, and says when they did not arrive', async () => {
    const { telemetry, bodies } = setUp();
    const report = { correlationId: 'abc-12345678', path: '/videos' };
    const error = 'TypeError: No row for ada@example.com';
    await telemetry.sendFeedback({ ...report, words: 'I am ada@example.com and it broke.', error });
    const scrubbed = { words: 'I am [email] and it broke.', error: 'TypeError: No row for [email]' };
    expect(bodies()).toEqual([{ ...report, ...scrubbed }]);
    const refused = setUp(async () => new Response(null, { status: 503 }));
    await expect(refused.telemetry.sendFeedback({ ...report, words: 'x', error: null })).rejects.toThrow('503');
  });
});
