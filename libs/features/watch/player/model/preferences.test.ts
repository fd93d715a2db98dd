import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { DEFAULT_PREFERENCES, createPreferenceStore, readPreferences } from './preferences.ts';

const storeOf = (text: string | null) => () => ({ getItem: () => text, setItem: () => undefined });

describe('readPreferences', () => {
  it('reads what was remembered', () => {
    const stored = { volume: 0.35, muted: true, rate: 1.5, quality: 'p720', captions: 'en' };
    expect(readPreferences(storeOf(JSON.stringify(stored)))).toEqual(stored);
  });

  it.each([
    ['nothing', null],
    ['broken text', '{'],
    ['a list', '[1]'],
    ['null', 'null'],
    ['values out of range', '{"volume":7,"muted":"yes","rate":3,"quality":"p9000","captions":4}'],
  ])('falls back to the defaults for %s', (_case, text) => {
    expect(readPreferences(storeOf(text))).toEqual(DEFAULT_PREFERENCES);
  });

  it('gives only values that can be used, whatever stands in the storage', () => {
    fc.assert(
      fc.property(fc.json(), (text) => {
        const read = readPreferences(storeOf(text));
        expect(read.volume).toBeGreaterThanOrEqual(0);
        expect(read.volume).toBeLessThanOrEqual(1);
        expect(typeof read.muted).toBe('boolean');
      }),
    );
  });
});

describe('createPreferenceStore', () => {
  it('writes every change through and keeps the rest', () => {
    const items = new Map<string, string>();
    const store = {
      getItem: (key: string) => items.get(key) ?? null,
      setItem: (key: string, text: string) => void items.set(key, text),
    };
    createPreferenceStore(() => store).remember({ volume: 0.2 });
    createPreferenceStore(() => store).remember({ rate: 2 });
    expect(createPreferenceStore(() => store).get()).toEqual({ ...DEFAULT_PREFERENCES, volume: 0.2, rate: 2 });
  });

  it('holds for the page where the storage is forbidden', () => {
    const preferenceStore = createPreferenceStore(() => {
      throw new DOMException('denied', 'SecurityError');
    });
    preferenceStore.remember({ volume: 0.4 });
    expect(preferenceStore.get().volume).toBe(0.4);
  });
});
