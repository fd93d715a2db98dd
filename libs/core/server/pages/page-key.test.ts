import { expect, it } from 'vitest';
import { sharedCountry, sharedPageKey } from './page-key.ts';

const meta = {
  currentYear: 2026,
  isMembersArea: true,
  isSFW: false,
  sfwRegion: null,
  isUS: false,
  pornPortalOrigin: null,
  sellsMemberships: true,
};
const measuring = { consent: { initial: () => 'unknown' }, variants: {} } as unknown as Parameters<
  typeof sharedPageKey
>[3];
const from = (path: string, country: string | null) => ({
  area: 'members' as const,
  language: 'en' as const,
  target: { path, search: '' },
  origin: { country, region: null, address: '203.0.113.9' },
});
const keyOf = (path: string, country: string | null) =>
  sharedPageKey(from(path, country), meta, { read: '', isOwn: false }, measuring, null);

it('pages with prices are shared by the visitors of a country, all others by everybody', () => {
  expect(keyOf('/joinnow', 'DE')).toBe(keyOf('/joinnow', 'DE'));
  expect(keyOf('/joinnow', 'DE')).not.toBe(keyOf('/joinnow', 'JP'));
  expect(keyOf('/gift', 'DE')).not.toBe(keyOf('/gift', null));
  expect(keyOf('/videos', 'DE')).toBe(keyOf('/videos', 'JP'));
});

it('only pages with prices say a country to the gateway when they are made for all', () => {
  expect(sharedCountry(from('/joinnow/', 'DE'))).toBe('DE');
  expect(sharedCountry(from('/videos', 'DE'))).toBeNull();
});
