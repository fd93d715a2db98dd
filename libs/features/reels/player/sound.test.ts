import { describe, expect, it } from 'vitest';
import { storeSound, wantsSound } from './sound.ts';
import { sendReelEvent } from './send-reel-event.ts';

const refuse = () => {
  throw new DOMException('no', 'SecurityError');
};

describe('what a reel remembers and sends', () => {
  it('R48 remembers the sound on this device, and begins without', () => {
    const stored = new Map<string, string>();
    const store = () => ({
      getItem: (key: string) => stored.get(key) ?? null,
      setItem: (key: string, value: string) => void stored.set(key, value),
    });
    expect(wantsSound(store)).toBe(false);
    storeSound(store, true);
    expect(wantsSound(store)).toBe(true);
    storeSound(store, false);
    expect(wantsSound(store)).toBe(false);
  });

  it('R48 lives without a store', () => {
    storeSound(refuse, true);
    expect(wantsSound(refuse)).toBe(false);
  });

  it('C24 K15 sends an event with its moment, and survives the page', async () => {
    const sent: [unknown, RequestInit | undefined][] = [];
    const send: typeof fetch = async (url, init) => {
      sent.push([url, init]);
      return new Response(null, { status: 204 });
    };
    const event = { userId: 'user-1', itemId: 'reel-1', rating: -1 };
    expect(await sendReelEvent('rating', event, new Date('2026-03-02T12:00:00Z'), send)).toBe(true);
    expect(sent[0]?.[0]).toBe('/rest/reel/rating');
    expect(sent[0]?.[1]).toMatchObject({ method: 'POST', keepalive: true });
    expect(JSON.parse(sent[0]?.[1]?.body as string)).toEqual({ ...event, timestamp: '2026-03-02T12:00:00.000Z' });
  });

  it.each([
    ['a refusal', async () => new Response(null, { status: 500 })],
    ['a blocked call', async () => Promise.reject(new TypeError('blocked'))],
  ])('C24 says so after %s, and throws nothing', async (_what, send) => {
    expect(await sendReelEvent('view', { userId: 'u', itemId: 'r' }, new Date(0), send as typeof fetch)).toBe(false);
  });
});
