import type { IncomingMessage } from 'node:http';
import { Readable } from 'node:stream';
import fc from 'fast-check';
import { describe, expect, it, vi } from 'vitest';
import type { ErrorReporter } from '@network/server/error-reports/error-reporter.ts';
import { receiveReport, type SendToInbox } from './receive-report.ts';

function receiving({ isOn = true, arrives = true, isStored = true } = {}) {
  const report = vi.fn<ErrorReporter['report']>();
  const feedback = vi.fn<ErrorReporter['feedback']>(async () => arrives);
  const inbox = vi.fn<SendToInbox>(async () => isStored);
  const take = (body: string) =>
    receiveReport(Readable.from([Buffer.from(body)]) as IncomingMessage, { isOn, report, feedback }, inbox);
  return { report, feedback, inbox, take };
}

describe('E21 what pages report of errors', () => {
  it('E21 passes an error on with its known fields alone', async () => {
    const { take, report } = receiving();
    const body = { name: 'TypeError', message: 'x is null', stack: 'at y', path: '/videos', correlationId: 'no' };
    expect(await take(JSON.stringify({ ...body, email: 'ada@example.com' }))).toBe(204);
    expect(report).toHaveBeenCalledExactlyOnceWith('browser', { ...body, correlationId: null });
  });

  const WORDS = JSON.stringify({
    correlationId: 'abc-12345678',
    words: ' It broke for ada@example.com. ',
    path: '/videos?search=ada',
    error: 'TypeError: no row for ada@example.com',
  });
  const STORED = {
    correlationId: 'abc-12345678',
    path: '/videos',
    error: 'TypeError: no row for [email]',
    text: 'It broke for [email].',
  };

  it('R61 passes a person’s report to the service that is configured, and not to the inbox', async () => {
    const { take, feedback, inbox } = receiving();
    expect(await take(WORDS)).toBe(204);
    expect(feedback).toHaveBeenCalledExactlyOnceWith('abc-12345678', 'It broke for ada@example.com.');
    expect(inbox).not.toHaveBeenCalled();
  });

  it.each([
    ['no service is configured', { isOn: false }],
    ['the service refuses it', { arrives: false }],
  ])('R61 stores it in the gateway’s inbox when %s, without what identifies anybody', async (_when, state) => {
    const { take, inbox } = receiving(state);
    expect(await take(WORDS)).toBe(204);
    expect(inbox).toHaveBeenCalledExactlyOnceWith(STORED);
  });

  it('R61 says when nobody has it', async () => {
    expect(await receiving({ arrives: false, isStored: false }).take(WORDS)).toBe(503);
  });

  it('E21 D31 takes no errors in the off state', async () => {
    const { take, report } = receiving({ isOn: false });
    expect(await take('{"message":"x"}')).toBe(404);
    expect(report).not.toHaveBeenCalled();
  });

  it.each(['', '[]', '{}', 'null', '{"message":7}', '{"words":"x"}', '{"words":"\u200b\u3164"}'])(
    'E21 refuses what is no report',
    async (body) => {
      const { take, report, feedback } = receiving();
      expect(await take(body)).toBe(400);
      expect([report.mock.calls, feedback.mock.calls]).toEqual([[], []]);
    },
  );

  it('E21 refuses what is too large', async () => {
    const { take, report } = receiving();
    expect(await take(`{"message":"${'a'.repeat(17_000)}"}`)).toBe(413);
    expect(report.mock.calls).toEqual([]);
  });

  it('E21 settles whatever is sent', async () => {
    const value = fc.jsonValue();
    const known = fc.record(
      { name: value, message: value, stack: value, path: value, correlationId: value, words: value },
      { requiredKeys: [] },
    );
    await fc.assert(
      fc.asyncProperty(fc.oneof(value, known), async (body) => {
        expect([204, 400]).toContain(await receiving().take(JSON.stringify(body)));
      }),
    );
  });
});
