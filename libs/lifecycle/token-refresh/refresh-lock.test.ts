import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { BLOCKED_STORAGE, memoryStorage } from '../testing/memory-storage.ts';
import { claimRefresh, finishRefresh, REFRESH_LOCK_KEY, releaseRefresh } from './refresh-lock.ts';

const NOW = 1_800_000_000_000;
const lockedStorage = (state: string, age: number) =>
  memoryStorage({ [REFRESH_LOCK_KEY]: `${NOW - age}|${state}|other` });

describe('L07 the lock of the refresh', () => {
  it.each([
    ['done', 0, null, 'fresh'],
    ['done', 478_999, null, 'fresh'],
    ['done', 479_000, null, 'claimed'],
    ['done', -1, null, 'claimed'],
    ['done', 10, NOW - 10, 'fresh'],
    ['done', 10, NOW - 9, 'claimed'],
    ['running', 0, null, 'busy'],
    ['running', 59_999, NOW, 'busy'],
    ['running', 60_000, NOW, 'claimed'],
    ['running', 60_000, null, 'claimed'],
    ['running', -1, null, 'claimed'],
  ] as const)('%s %i ms ago answers a claim since %s with %s', (state, age, since, answer) => {
    expect(claimRefresh({ storage: lockedStorage(state, age), now: NOW, holder: 'me', since })).toBe(answer);
  });

  it('is claimed by one tab of many', () => {
    const storage = memoryStorage();
    const claims = Array.from({ length: 20 }, (_, tab) =>
      claimRefresh({ storage, now: NOW, holder: `tab ${tab}`, since: tab % 2 ? NOW : null }),
    );
    expect(claims).toEqual(['claimed', ...Array.from({ length: 19 }, () => 'busy')]);
  });

  it('may be claimed again by its holder', () => {
    const claim = { storage: memoryStorage(), now: NOW, holder: 'me', since: 0 };
    expect([claimRefresh(claim), claimRefresh(claim)]).toEqual(['claimed', 'claimed']);
  });

  it('is left to the tab that wrote last', () => {
    const storage = memoryStorage();
    const slow = { getItem: storage.getItem, setItem: (key: string) => storage.setItem(key, `${NOW}|running|faster`) };
    expect(claimRefresh({ storage: slow, now: NOW, holder: 'me', since: null })).toBe('busy');
  });

  it('is fresh when finished, free when released', () => {
    const storage = lockedStorage('running', 5);
    finishRefresh({ storage, now: NOW, holder: 'other' });
    expect(claimRefresh({ storage, now: NOW + 1, holder: 'me', since: NOW })).toBe('fresh');
    releaseRefresh(storage);
    expect(claimRefresh({ storage, now: NOW + 1, holder: 'me', since: NOW })).toBe('claimed');
  });

  it('keeps nobody from refreshing when storage is blocked or holds anything else', () => {
    const claim = { now: NOW, holder: 'me', since: null };
    expect(claimRefresh({ ...claim, storage: BLOCKED_STORAGE })).toBe('claimed');
    fc.assert(
      fc.property(fc.string(), (value) => {
        expect(claimRefresh({ ...claim, storage: memoryStorage({ [REFRESH_LOCK_KEY]: value }) })).toBe('claimed');
      }),
    );
  });
});
