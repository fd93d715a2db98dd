import { expect, it } from 'vitest';
import tushy from '../../../../../../apps/tushy/tenant.ts';
import vixen from '../../../../../../apps/vixen/tenant.ts';
import type { ContentDocuments } from '../kinds/content-kinds.ts';
import { previewPlaces } from './preview-paths.ts';

const bundle = { ...tushy, id: 'bundle', sites: ['vixen', 'tushy'] } as unknown as typeof tushy;
const film = { slug: 'calm-bay', address: null, site: 'vixen', channel: null } as ContentDocuments['film'];
const brandsOf = (tenants: Parameters<typeof previewPlaces>[2], document: object) =>
  previewPlaces('film', { ...film, ...document }, tenants).map(({ tenant }) => tenant.id);

it('has the own brand of a film before brands that show other sites too, and none that does not show it', () => {
  expect(brandsOf([bundle, tushy, vixen], {})).toEqual(['vixen', 'bundle']);
  expect(brandsOf([bundle, vixen, tushy], { site: 'tushy' })).toEqual(['tushy', 'bundle']);
});

it('keeps the order of the brands for what belongs to no site', () => {
  const places = previewPlaces('tag', { slug: 'dusk' } as ContentDocuments['tag'], [bundle, tushy, vixen]);
  expect(places.map(({ tenant }) => tenant.id)).toEqual(['bundle', 'tushy', 'vixen']);
});
