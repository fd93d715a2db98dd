import fc from 'fast-check';
import { createActor, toPromise } from 'xstate';
import { describe, expect, it } from 'vitest';
import { BLOCKED_STORAGE, memoryStorage } from '../testing/memory-storage.ts';
import { injectedCall } from './injected-call.ts';
import { readInstant, readValue, writeValue } from './instant-storage.ts';
import { settled } from './settled.ts';

describe('storage of the flows', () => {
  it.each([
    ['1000', 1000],
    ['1001', null],
    ['-1', null],
    ['1e3', null],
    ['', null],
    ['999.5', null],
    ['soon', null],
  ])('reads %j as the instant %s', (value, instant) => {
    expect(readInstant(memoryStorage({ key: value }), 'key', 1000)).toBe(instant);
  });

  it('reads back every instant that was written', () => {
    fc.assert(
      fc.property(fc.nat(), (at) => {
        const storage = memoryStorage();
        expect(writeValue(storage, 'key', String(at))).toBe(true);
        expect(readInstant(storage, 'key', at)).toBe(at);
      }),
    );
  });

  it('is empty where it is blocked', () => {
    expect([readValue(BLOCKED_STORAGE, 'key'), writeValue(BLOCKED_STORAGE, 'key', '1')]).toEqual([null, false]);
    const full = { ...memoryStorage(), setItem: () => undefined };
    expect(writeValue(full, 'key', '1')).toBe(false);
  });
});

describe('a call that was not injected into a flow', () => {
  it('is named by the call that nobody provided', async () => {
    const actor = createActor(injectedCall('pay'));
    actor.subscribe({ error: () => undefined });
    await expect(toPromise(actor.start())).rejects.toThrow('The call "pay" was not provided');
  });

  it('is an error as an outcome', () => {
    expect(settled('done')).toBe('done');
    expect(() => settled(null)).toThrow('The flow ended without an outcome');
  });
});
