import { describe, expect, it } from 'vitest';
import { storeWelcome, takeAutologin } from './stored-welcome.ts';

const welcome = { isWelcome: true, isTrial: false, autologinId: 'token-1', traffikJunkyTransactionId: null };

function storedWelcome() {
  const values = new Map<string, string>();
  const storage = {
    getItem: (key: string) => values.get(key) ?? null,
    setItem: (key: string, value: string) => void values.set(key, value),
  };
  storeWelcome(storage, 'm1', welcome, () => 1_000);
  return storage;
}

describe('L06 a stored welcome', () => {
  it('L06 D24 signs its member in once', () => {
    const storage = storedWelcome();
    expect(takeAutologin(storage, 'm1', () => 2_000)).toBe('token-1');
    expect(takeAutologin(storage, 'm1', () => 2_000)).toBeNull();
  });

  it('L06 signs nobody else in', () => {
    expect(takeAutologin(storedWelcome(), 'm2', () => 2_000)).toBeNull();
  });

  it.each([
    [100_999, 'token-1'],
    [101_000, null],
    [999, null],
  ])('L06 D24 is valid for 100 seconds: at %i', (now, token) => {
    expect(takeAutologin(storedWelcome(), 'm1', () => now)).toBe(token);
  });

  it.each(['', '{', 'null', '{"memberId":"m1"}'])('L06 ignores the invalid value %j', (value) => {
    const storage = { getItem: () => value, setItem: () => undefined };
    expect(takeAutologin(storage, 'm1')).toBeNull();
  });
});
