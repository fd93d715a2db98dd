import { FREE_LIMITED_TRIAL_VIDEOS, GEMS } from '@network/tenant/constants.ts';
import { addMonths } from '@network/lifecycle/calendar/utc-dates.ts';
import type { SeedContext } from '../../../../demonstration/seed.ts';
import { demonstrationId } from '../../../people/identity/public.ts';
import { post } from '../ledger.ts';
import { findChannelPackIds, findFilmIds } from '../../../content/catalogue/public.ts';

/** A free limited trial picks its videos by credits too. */
const CREDITS: Readonly<Record<string, number>> = { trial: 2, portal: 5, freetrial: FREE_LIMITED_TRIAL_VIDEOS };
const GEMS_LEFT = 40;
const PACKS_OF_MEMBER = 2;

/** Credits, gems and unlocked things of the demonstration people. */
export async function seedWallets({ db, today }: SeedContext): Promise<void> {
  for (const [name, amount] of Object.entries(CREDITS)) {
    const userId = await demonstrationId({ db }, name);
    const idempotencyKey = `demonstration-credits:${userId}`;
    await post(db, {
      userId,
      unit: 'credits',
      amount,
      counterpart: 'issued',
      type: 'grant',
      reason: 'credits.included',
      idempotencyKey,
      at: today,
    });
  }
  const spender = await demonstrationId({ db }, 'trialspent');
  const [videoId] = await findFilmIds(db, today, { limit: 1, withChannels: true });
  const spent = { userId: spender, unit: 'credits', at: today } as const;
  if (videoId !== undefined) {
    await post(db, {
      ...spent,
      amount: 1,
      counterpart: 'issued',
      type: 'grant',
      reason: 'credits.included',
      idempotencyKey: `demonstration-credits:${spender}`,
    });
    await post(db, {
      ...spent,
      amount: -1,
      counterpart: 'spent',
      type: 'unlock',
      reason: 'video.unlock',
      idempotencyKey: `demonstration-unlock:${spender}`,
    });
    await db
      .insertInto('unlocked_videos')
      .values({ user_id: spender, video_id: videoId, unlocked_at: today })
      .execute();
  }
  await seedGems({ db, today }, await demonstrationId({ db }, 'member'));
}

/** A long-standing member has spent some of the gems that were granted. */
async function seedGems({ db, today }: Pick<SeedContext, 'db' | 'today'>, userId: string): Promise<void> {
  const packs = await findChannelPackIds(db, PACKS_OF_MEMBER);
  const gems = { userId, unit: 'gems' } as const;
  const granted = GEMS_LEFT + packs.length * GEMS.packPrice;
  await post(db, {
    ...gems,
    amount: granted,
    counterpart: 'issued',
    type: 'grant',
    reason: 'gems.weekly',
    idempotencyKey: `demonstration-gems:${userId}`,
    at: addMonths(today, -2),
  });
  for (const id of packs) {
    const at = addMonths(today, -1);
    await post(db, {
      ...gems,
      amount: -GEMS.packPrice,
      counterpart: 'spent',
      type: 'unlock',
      reason: 'channelPack.unlock',
      idempotencyKey: `demonstration-pack:${userId}:${id}`,
      at,
    });
    await db
      .insertInto('unlocked_channel_packs')
      .values({ user_id: userId, pack_id: id, unlocked_at: at, lost_at: null })
      .execute();
  }
}
