import { DOWNLOAD_QUOTA, FREE_LIMITED_TRIAL_VIDEOS, GEMS } from '@network/tenant/constants.ts';
import { addMonths, DAY_MS } from '@network/lifecycle/calendar/utc-dates.ts';
import { SITE_IDS } from '@network/tenant/sites.ts';
import type { SeedContext } from '../../../db/seed/seed.ts';
import { emailOf, DEMONSTRATION_PEOPLE } from '../../identity/demonstration/people.ts';
import { post } from '../ledger.ts';
import { type DemonstrationMembership, DEMONSTRATION_MEMBERSHIPS } from './memberships.ts';
import { subscriptionRows } from './subscription-rows.ts';

/** A free limited trial picks its videos by credits too. */
const CREDITS: Readonly<Record<string, number>> = { trial: 2, portal: 5, freetrial: FREE_LIMITED_TRIAL_VIDEOS };
const GEMS_LEFT = 40;
const PACKS_OF_MEMBER = 2;

/** The subscriptions, unlocks and activity of the demonstration people. */
export async function seedMemberships(context: SeedContext): Promise<void> {
  const { db } = context;
  const users = await db.selectFrom('users').select(['id', 'email']).execute();
  const byEmail = new Map(users.map(({ email, id }) => [email, id]));
  const idOf = (name: string): string => {
    const person = DEMONSTRATION_PEOPLE.find((each) => each.name === name);
    const id = person && byEmail.get(emailOf(person));
    if (id === undefined) throw new Error(`There is no demonstration person "${name}".`);
    return id;
  };
  for (const membership of DEMONSTRATION_MEMBERSHIPS)
    await seedSubscriptions(context, membership, idOf(membership.name));
  await seedLinks(context, idOf);
  await seedWallets(context, idOf);
  await seedDownloads(context, idOf('quota'));
}

async function seedSubscriptions(
  { db, today, random }: SeedContext,
  membership: DemonstrationMembership,
  userId: string,
): Promise<void> {
  const ids = random(`subscriptions of ${membership.name}`);
  const products = membership.products === 'each-site' ? SITE_IDS : membership.products;
  const rows = products.map((product) => subscriptionRows(membership, { id: ids.uuid(), userId, product, today }));
  await db
    .insertInto('subscriptions')
    .values(rows.map(({ subscription }) => subscription))
    .execute();
  await db
    .insertInto('entitlement_events')
    .values(rows.flatMap(({ events }) => events))
    .execute();
}

async function seedLinks({ db, today, random }: SeedContext, idOf: (name: string) => string): Promise<void> {
  const madeAt = addMonths(today, -3);
  await db
    .insertInto('tandem_links')
    .values({ child_user_id: idOf('child'), parent_user_id: idOf('parent'), created_at: madeAt })
    .execute();
  const ids = random('retention offers');
  const cancelled = await db
    .selectFrom('subscriptions')
    .select(['id', 'product'])
    .where('user_id', '=', idOf('cancelled'))
    .orderBy('product')
    .execute();
  await db
    .insertInto('retention_offers')
    .values(
      cancelled.map(({ id, product }) => ({
        id: ids.uuid(),
        subscription_id: id,
        name: 'stay-a-while',
        new_price: 1_999,
        currency: 'USD',
        offered_gems: 20,
        display_rules: JSON.stringify({
          priceRange: { min: 2_000, max: 5_000 },
          rebillPeriod: 30,
          sites: [product],
          subscription: { type: 'member', brands: [product] },
        }),
        created_at: new Date(today.getTime() - 5 * DAY_MS),
        taken_at: null,
      })),
    )
    .execute();
}

async function seedWallets({ db, today }: SeedContext, idOf: (name: string) => string): Promise<void> {
  for (const [name, amount] of Object.entries(CREDITS)) {
    const userId = idOf(name);
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
  const spender = idOf('trialspent');
  const [video] = await db
    .selectFrom('videos')
    .select('id')
    .where('released_at', '<', today)
    .orderBy('id')
    .limit(1)
    .execute();
  const spent = { userId: spender, unit: 'credits', at: today } as const;
  if (video) {
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
      .values({ user_id: spender, video_id: video.id, unlocked_at: today })
      .execute();
  }
  await seedGems({ db, today }, idOf('member'));
}

/** A long-standing member has spent some of the gems that were granted. */
async function seedGems({ db, today }: Pick<SeedContext, 'db' | 'today'>, userId: string): Promise<void> {
  const packs = await db.selectFrom('channel_packs').select('id').orderBy('id').limit(PACKS_OF_MEMBER).execute();
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
  for (const { id } of packs) {
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

/** As many downloads as the period allows, spread over the days before today. */
async function seedDownloads({ db, today }: SeedContext, userId: string): Promise<void> {
  const videos = await db
    .selectFrom('videos')
    .select('id')
    .where('channel_id', 'is', null)
    .where('released_at', '<', today)
    .orderBy('id')
    .limit(DOWNLOAD_QUOTA.videos)
    .execute();
  if (videos.length === 0) return;
  const step = (20 * DAY_MS) / DOWNLOAD_QUOTA.videos;
  await db
    .insertInto('download_events')
    .values(
      Array.from({ length: DOWNLOAD_QUOTA.videos }, (_, index) => ({
        user_id: userId,
        video_id: (videos[index % videos.length] as { id: string }).id,
        quota: 'videos' as const,
        downloaded_at: new Date(today.getTime() - Math.round((index + 1) * step)),
      })),
    )
    .execute();
}
