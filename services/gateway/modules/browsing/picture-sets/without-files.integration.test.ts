import { afterAll, beforeAll, expect, it } from 'vitest';
import { demonstration } from '@network/demo/demonstration.ts';
import { startTestGateway, type TestGateway } from '@network/testing/gateway.ts';
import vixen from '../../../../../apps/vixen/tenant.ts';
import { memberSession } from '../../people/identity/testing/public.ts';
import { NO_STOCK_MEDIA } from '../../content/media/public.ts';

let gateway: TestGateway;

beforeAll(async () => {
  const parts = { demonstration: { ...demonstration, media: NO_STOCK_MEDIA } };
  gateway = await startTestGateway({ seed: true, tenants: [vixen], parts });
}, 120_000);
afterAll(() => gateway.close());

it('a number that was typed is no set where nothing draws its pictures', async () => {
  const typed = await gateway.services.db
    .selectFrom('picture_sets')
    .select('picture_count')
    .where('video_id', '=', 'vxn-3')
    .executeTakeFirstOrThrow();
  expect(typed.picture_count).toBeGreaterThan(0);
  const member = await memberSession(gateway, 'member', 'vixen');
  const { data } = await gateway.graphql(
    '{ videoById(id: "vxn-3") { picturesInSet pictureSet { __typename } } }',
    {},
    member,
  );
  expect(data).toEqual({ videoById: { picturesInSet: 0, pictureSet: null } });
});
