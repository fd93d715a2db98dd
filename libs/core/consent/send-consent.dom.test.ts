import { beforeEach, describe, expect, it } from 'vitest';
import { sendConsent } from './send-consent.ts';
import { readStoredChoice, readUnsentChoice } from './unsent-choice.ts';

beforeEach(() => sessionStorage.clear());

describe('a choice about being measured', () => {
  it('counts in this tab from the click, and still once the server has stored it, which may be after it made the next page', async () => {
    const sent: RequestInit[] = [];
    const { promise, resolve } = Promise.withResolvers<Response>();
    const sending = sendConsent('refused', (_input, init) => {
      sent.push(init ?? {});
      return promise;
    });
    expect(readUnsentChoice()).toBe('refused');
    expect(sent).toEqual([expect.objectContaining({ method: 'POST', keepalive: true })]);
    resolve(new Response(null, { status: 204 }));
    expect(readStoredChoice()).toBeNull();
    await sending;
    expect([readUnsentChoice(), readStoredChoice()]).toEqual([null, 'refused']);
  });

  it('waits for the answer to an earlier one, which neither overrides nor forgets it', async () => {
    const { promise: answered, resolve: answer } = Promise.withResolvers<Response>();
    const sent: string[] = [];
    const send: typeof fetch = async (_input, init) => {
      sent.push(init?.body instanceof URLSearchParams ? init.body.toString() : '');
      return sent.length === 1 ? answered : new Response(null, { status: 503 });
    };
    const first = sendConsent('accepted', send);
    const second = sendConsent('refused', send);
    expect(sent).toEqual(['choice=accepted']);
    answer(new Response(null, { status: 204 }));
    await first;
    expect(readUnsentChoice()).toBe('refused');
    await expect(second).rejects.toThrow('503');
    expect(sent).toEqual(['choice=accepted', 'choice=refused']);
    expect(readUnsentChoice()).toBe('refused');
  });

  it('stays for the next page to send when the server could not store it', async () => {
    await expect(sendConsent('refused', async () => new Response(null, { status: 503 }))).rejects.toThrow('503');
    expect(readUnsentChoice()).toBe('refused');
    await expect(sendConsent('accepted', async () => Promise.reject(new TypeError('offline')))).rejects.toThrow();
    expect(readUnsentChoice()).toBe('accepted');
  });
});
