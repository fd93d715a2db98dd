import { expect, it } from 'vitest';
import vixen from '../../../../../apps/vixen/tenant.ts';
import { testGatewayConfig } from '@network/testing/gateway-config.ts';
import { NO_STOCK_MEDIA, pictureOf } from '../media/public.ts';
import { mediaSourceOf } from './public.ts';

type Context = Parameters<typeof mediaSourceOf>[0];
const services = { config: testGatewayConfig({}), stockMedia: NO_STOCK_MEDIA } as unknown as Context['services'];
const preview = { staffId: 'ines', kind: 'film', id: 'glass-harbor', version: 3, unsaved: null };
const previewOf = (more: object) => ({ ...preview, ...more }) as unknown as Context['preview'];
const rendition = { version: 'v-1', width: 640, height: 360, avif: [640], webp: [640], color: '#000', placeholder: '' };

const addressIn = (shown: Context['preview'], tenant: Context['tenant'] = vixen) =>
  pictureOf(rendition, mediaSourceOf({ tenant, preview: shown, services })).src;

it('T01 pictures are at the public asset address of the brand, or at its host where it has none', () => {
  expect(addressIn(null)).toBe('https://assets.vixen.example/media/pictures/films/v-1/640.webp');
  expect(addressIn(null, null)).toBe('/media/pictures/films/v-1/640.webp');
});

it('what was uploaded is at the host of the brand in a preview, signed for what is previewed and by whom', () => {
  const address = addressIn(previewOf({}));
  expect(address).toMatch(/^\/media\/v\/previewed\/[\w-]{22}\/pictures\/films\/v-1\/640\.webp$/);
  expect(addressIn(previewOf({ person: 'member' }))).toBe(address);
  for (const other of [{ staffId: 'otto' }, { id: 'another' }, { version: 4 }, { unsaved: 'form' }])
    expect(addressIn(previewOf(other))).not.toBe(address);
  expect(mediaSourceOf({ tenant: vixen, preview: previewOf({}), services }).assetsBase).toBe(
    'https://assets.vixen.example',
  );
});
