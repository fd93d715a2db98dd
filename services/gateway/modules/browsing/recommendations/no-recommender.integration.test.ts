import { beforeAll, expect, it } from 'vitest';
import { defineAbilityFor } from '@network/access/ability.ts';
import { parseViewer } from '@network/access/parse-viewer.ts';
import { shelfSubject } from '@network/access/subjects.ts';
import { gatewayForTests } from '@network/testing/gateway.ts';
import vixen from '../../../../../apps/vixen/tenant.ts';
import { addVideo } from '../../content/catalogue/testing/public.ts';
import { signInMember, type TestMember } from '../../money/membership/testing/public.ts';
import { sendReelEvent } from '../reels/testing/public.ts';
import { aggregateRecommendations } from './aggregate-job.ts';
import { knownSubject } from '../../../personal-data/testing/known-subject.ts';
import { recommendationsPersonalData } from './personal-data.ts';
import { addUser } from './recombee/entities.ts';
import { pseudonymOf } from './service/pseudonym.ts';

let ada: TestMember;
const gateway = gatewayForTests({ tenants: [vixen], config: { recommender: 'off' } });
beforeAll(async () => {
  ada = await signInMember(gateway, vixen, 'ada');
  await addVideo(gateway.services.db, 'film-1', 'vixen');
});

const caller = () => ({ tenant: 'vixen', area: 'members', session: ada.session }) as const;

it('D31 A13 a page learns from the profile that it has no shelves to show', async () => {
  const { findOneUserProfile } = await ada.query<{ findOneUserProfile: { viewer: string } }>(
    '{ findOneUserProfile { viewer } }',
  );
  const ability = defineAbilityFor(parseViewer(JSON.parse(findOneUserProfile.viewer)), vixen);
  expect(ability.can('see', shelfSubject('home'))).toBe(false);
  expect(ability.can('see', shelfSubject('recommendedVideos'))).toBe(false);
});

it('D31 no shelf is answered, and no page gets access to a recommender', async () => {
  const shelf = await gateway.graphql('{ recommendations(shelf: home) { videos { videoId } } }', {}, caller());
  expect(shelf.errors?.[0]?.extensions?.['code']).toBe('FORBIDDEN');
  const access = await gateway.graphql('{ recommenderAccess { database } }', {}, caller());
  expect(access.data).toEqual({ recommenderAccess: null });
});

it('D31 its HTTP API does not exist', async () => {
  const answer = await gateway.inject({ method: 'GET', url: '/recombee/network-main/items/list/' });
  expect(answer.statusCode).toBe(404);
});

it('D31 reel events and the job send nothing', async () => {
  const { services } = gateway;
  expect(await aggregateRecommendations.run(services, services.clock.now())).toEqual({});
  await sendReelEvent(services, 'view', {
    userId: ada.userId,
    itemId: 'reel-1',
    happenedAt: services.clock.now(),
    recommId: null,
    rating: null,
  });
  const rows = await services.db.selectFrom('recommender_interactions').selectAll().execute();
  expect(rows).toEqual([]);
});

it('D31 what the built-in recommender knew before is still deleted with the person', async () => {
  const { services } = gateway;
  const pseudonym = pseudonymOf(services.config.secrets, ada.userId);
  await addUser(services.db, 'network-main', pseudonym);
  const person = knownSubject(ada.userId, 'ada@example.com');
  const afterwards = await recommendationsPersonalData.erase?.(services.db, person, services);
  await afterwards?.();
  expect(await services.db.selectFrom('recommender_users').select('user_id').execute()).toEqual([]);
});
