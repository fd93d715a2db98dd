import { expect, it } from 'vitest';
import { maySeeSite, mayWriteForSites } from './staff-sites.ts';

it('staff of every site see and change everything', () => {
  expect([maySeeSite(null, 'vixen'), mayWriteForSites(null, ['vixen']), mayWriteForSites(null, null)]).toEqual([
    true,
    true,
    true,
  ]);
});

it('staff of some sites see these and what belongs to none, and change only these', () => {
  const sites = ['vixen', 'tushy'];
  expect([maySeeSite(sites, 'vixen'), maySeeSite(sites, 'wifey'), maySeeSite(sites, null)]).toEqual([
    true,
    false,
    true,
  ]);
  expect(mayWriteForSites(sites, ['vixen', 'tushy'])).toBe(true);
  expect(mayWriteForSites(sites, ['vixen', 'wifey'])).toBe(false);
  expect(mayWriteForSites(sites, null)).toBe(false);
});

it('staff of no site change nothing', () => {
  expect([maySeeSite([], 'vixen'), mayWriteForSites([], ['vixen'])]).toEqual([false, false]);
});
