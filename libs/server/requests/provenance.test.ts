import { expect, it } from 'vitest';
import { readProvenance } from './provenance.ts';

const own = 'http://members.brand.localhost:4200';
const evil = 'https://evil.test';

it.each([
  [{ origin: evil }, 'cross-site'],
  [{ origin: 'null' }, 'cross-site'],
  [{ origin: `${own}.evil.test` }, 'cross-site'],
  [{ origin: evil, 'sec-fetch-site': 'same-origin' }, 'cross-site'],
  [{ origin: own, 'sec-fetch-site': 'cross-site' }, 'cross-site'],
  [{ 'sec-fetch-site': 'same-site' }, 'cross-site'],
  [{ 'sec-fetch-site': 'none' }, 'cross-site'],
  [{ origin: own }, 'same-origin'],
  [{ 'sec-fetch-site': 'same-origin' }, 'same-origin'],
  [{ origin: own, 'sec-fetch-site': 'same-origin' }, 'same-origin'],
  [{}, 'unknown'],
])('%j is %s', (headers, provenance) => {
  expect(readProvenance(headers, own)).toBe(provenance);
  expect(readProvenance(headers, (origin) => origin === own)).toBe(provenance);
});

it('takes a typed address as unknown where that is asked for, unless it names another site', () => {
  expect(readProvenance({ 'sec-fetch-site': 'none' }, own, true)).toBe('unknown');
  expect(readProvenance({ 'sec-fetch-site': 'none', origin: evil }, own, true)).toBe('cross-site');
});
