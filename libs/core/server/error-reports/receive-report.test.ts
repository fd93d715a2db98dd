import type { IncomingMessage } from 'node:http';
import { Readable } from 'node:stream';
import fc from 'fast-check';
import { describe, expect, it, vi } from 'vitest';
import type { ErrorReporter } from './error-reporter.ts';
import { receiveReport } from './receive-report.ts';

function receiving(isOn = true, arrives = true) {
  const report = vi.fn<ErrorReporter['report']>();
  const feedback = vi.fn<ErrorReporter['feedback']>(async () => arrives);
  const take = (body: string) =>
    receiveReport(Readable.from([Buffer.from(body)]) as IncomingMessage, { isOn, report, feedback });
  return { report, feedback, take };
}

describe('E21 what pages tell of errors', () => {
  it('E21 passes an error on with its known fields alone', async () => {
    const { take, report } = receiving();
    const told = { name: 'TypeError', message: 'x is null', stack: 'at y', path: '/videos', correlationId: 'no' };
    expect(await take(JSON.stringify({ ...told, email: 'ada@example.com' }))).toBe(204);
    expect(report).toHaveBeenCalledExactlyOnceWith('browser', { ...told, correlationId: null });
  });

  it('R61 passes a person’s words on, and says when they did not arrive', async () => {
    const body = JSON.stringify({ correlationId: 'abc-12345678', words: ' It broke. ' });
    const { take, feedback } = receiving();
    expect(await take(body)).toBe(204);
    expect(feedback).toHaveBeenCalledExactlyOnceWith('abc-12345678', 'It broke.');
    expect(await receiving(true, false).take(body)).toBe(503);
  });

  it('E21 D31 is not there in the off state', async () => {
    const { take, report } = receiving(false);
    expect(await take('{"message":"x"}')).toBe(404);
    expect(report).not.toHaveBeenCalled();
  });

  it.each(['', '[]', '{}', 'null', '{"message":7}', '{"words":"x"}', `{"message":"${'a'.repeat(17_000)}"}`])(
    'E21 refuses what is no report',
    async (body) => {
      const { take, report, feedback } = receiving();
      expect(await take(body)).toBe(400);
      expect([report.mock.calls, feedback.mock.calls]).toEqual([[], []]);
    },
  );

  it('E21 settles whatever is sent', async () => {
    const value = fc.jsonValue();
    const known = fc.record(
      { name: value, message: value, stack: value, path: value, correlationId: value, words: value },
      { requiredKeys: [] },
    );
    await fc.assert(
      fc.asyncProperty(fc.oneof(value, known), async (told) => {
        expect([204, 400]).toContain(await receiving().take(JSON.stringify(told)));
      }),
    );
  });
});
