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

it('a film without files is not downloaded, and nothing of the quota is taken', async () => {
  const member = await memberSession(gateway, 'member', 'vixen');
  const countTaken = async () =>
    (await gateway.services.db.selectFrom('download_events').select('video_id').execute()).length;
  const before = await countTaken();
  const { data, errors } = await gateway.graphql<{ generateVideoToken: unknown } | null>(
    'mutation ($id: ID!) { generateVideoToken(videoId: $id, device: DOWNLOAD) { __typename } }',
    { id: 'vxn-1' },
    member,
  );
  expect([data?.generateVideoToken ?? null, errors?.[0]?.extensions?.['code']]).toEqual([null, 'NOT_FOUND']);
  expect(errors?.[0]?.message).toBe('There are no files of this video to download.');
  expect(await countTaken()).toBe(before);
});
