import { expect, it, vi } from 'vitest';
import { gatewayForTests } from '@network/testing/gateway.ts';
import vixen from '../../../../../apps/vixen/tenant.ts';
import type { Database } from '../../../db/database.ts';
import { demonstrationCaller, demonstrationId } from '../identity/testing/public.ts';

const gateway = gatewayForTests({ seed: true, tenants: [vixen] });

const PROFILE = `{ findOneUserProfile {
  displayName abilities
  subscription { active unlockedVideoIds }
  downloadQuotas { site }
  userSubscriptionsState { subscriptionsStatus { isActive } }
} }`;

interface Answer {
  readonly findOneUserProfile: {
    readonly displayName: string | null;
    readonly subscription: { readonly active: boolean; readonly unlockedVideoIds: readonly string[] };
  } | null;
}

async function signedIn() {
  const caller = await demonstrationCaller(gateway.services, 'member', vixen);
  const loadProfile = async () => (await gateway.graphql<Answer>(PROFILE, {}, caller)).data.findOneUserProfile;
  return { loadProfile, userId: await demonstrationId(gateway.services, 'member') };
}

it('reads session, person, rights, downloads and settings in one statement', async () => {
  const { loadProfile } = await signedIn();
  const executor = vi.spyOn(gateway.services.db.getExecutor(), 'executeQuery');
  expect(await loadProfile()).toMatchObject({ subscription: { active: true } });
  expect(executor).toHaveBeenCalledTimes(1);
});

it('writes the last use of a session once a minute at most', async () => {
  const { loadProfile, userId } = await signedIn();
  const { db, clock } = gateway.services;
  const at = new Date(clock.now().getTime() - 61_000);
  await db.updateTable('sessions').set({ last_used_at: at }).where('user_id', '=', userId).execute();
  const executor = vi.spyOn(db.getExecutor(), 'executeQuery');
  await loadProfile();
  expect(executor).toHaveBeenCalledTimes(2);
  await loadProfile();
  expect(executor).toHaveBeenCalledTimes(3);
});

it('sees on the next call what was unlocked, and a right that has ended', async () => {
  const { loadProfile, userId } = await signedIn();
  const { db, clock } = gateway.services;
  const { id } = await db.selectFrom('videos').select('id').limit(1).executeTakeFirstOrThrow();
  const before = await loadProfile();
  await db.insertInto('unlocked_videos').values({ user_id: userId, video_id: id, unlocked_at: clock.now() }).execute();
  expect((await loadProfile())?.subscription.unlockedVideoIds).toHaveLength(
    (before?.subscription.unlockedVideoIds.length ?? 0) + 1,
  );
  const subscriptions = await db.selectFrom('subscriptions').select('id').where('user_id', '=', userId).execute();
  for (const subscription of subscriptions) {
    await db
      .insertInto('entitlement_events')
      .values({
        subscription_id: subscription.id,
        kind: 'revoked',
        occurred_at: clock.now(),
        access_from: null,
        access_until: null,
        is_paid: false,
        cause: `test-${subscription.id}`,
      })
      .execute();
  }
  expect((await loadProfile())?.subscription.active).toBe(false);
});

it.each([
  [
    'a session that was ended',
    (db: Database, userId: string) =>
      db
        .updateTable('sessions')
        .set({ revoked_at: new Date(0) })
        .where('user_id', '=', userId),
  ],
  [
    'an account that was disabled',
    (db: Database, userId: string) =>
      db
        .updateTable('users')
        .set({ disabled_at: new Date(0) })
        .where('id', '=', userId),
  ],
])('knows nobody behind %s on the next call', async (_what, change) => {
  const { loadProfile, userId } = await signedIn();
  expect(await loadProfile()).not.toBeNull();
  await change(gateway.services.db, userId).execute();
  expect(await loadProfile()).toBeNull();
});
