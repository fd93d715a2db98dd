import { sql } from 'kysely';
import type { Database } from '../../db/database.ts';
import { REUSED_PLAN } from '../../db/reused-plans.ts';
import type { GatewayServices } from '../../services.ts';
import { entitlementAt } from './entitlement.ts';
import { type EventJson, eventOf, eventsOfSubscription } from './event-json.ts';
import type { SubscriptionWithEntitlement, Membership } from './membership.ts';
import { groupsOf, hasConfirmedGuestScenes, tandemLinks } from '../identity/public.ts';
import { CHANNEL_PACK_COUNT } from '../catalogue/public.ts';
import { creditsOf, unlockedPacksOf, unlockedVideosOf } from '../wallet/public.ts';

/** JSON of the database carries moments as texts. */
interface SubscriptionJson extends Omit<SubscriptionWithEntitlement, 'entitlement' | 'joined_at'> {
  readonly joined_at: string;
  readonly events: readonly EventJson[];
}

interface Row {
  readonly user_id: string;
  readonly groups: readonly string[];
  readonly parent_user_id: string | null;
  readonly subscriptions: readonly SubscriptionJson[];
  readonly videos: readonly string[];
  readonly packs: readonly { readonly id: string; readonly unlockedAt: string }[];
  readonly pack_count: number;
  readonly credits: number;
  readonly has_confirmed_guest_scenes: boolean;
}

/** The person of the statement. */
const PERSON = sql.ref<string>('person.id');

/** Everything that memberships say of a person now, in one statement. */
export async function loadMembership(
  services: Pick<GatewayServices, 'db' | 'clock'>,
  userId: string,
): Promise<Membership> {
  const [membership] = await loadMemberships(services, [userId]);
  return membership as Membership;
}

/** The same of several different people, in their order, in one statement. */
export async function loadMemberships(
  services: Pick<GatewayServices, 'db' | 'clock'>,
  userIds: readonly string[],
): Promise<Membership[]> {
  const now = services.clock.now();
  const { rows } = await sql<Row>`
    select
      person.id as user_id,
      link.parent_user_id,
      ${groupsOf(PERSON)} as groups,
      (
        select coalesce(json_agg(json_build_object(
          'id', subscription.id, 'product', subscription.product, 'type', subscription.type, 'plan_id', subscription.plan_id, 'planKind', plans.kind,
          'biller', subscription.biller, 'is_free_limited_trial', subscription.is_free_limited_trial, 'is_guest', subscription.is_guest,
          'joined_on', subscription.joined_on, 'joined_at', subscription.joined_at, 'isTandem', subscription.user_id <> person.id,
          'events', ${eventsOfSubscription}
        ) order by subscription.joined_at, subscription.id), '[]')
        from subscriptions subscription left join plans on plans.id = subscription.plan_id
        where subscription.user_id in (person.id, link.parent_user_id)
      ) as subscriptions,
      ${unlockedVideosOf(PERSON)} as videos,
      ${unlockedPacksOf(PERSON)} as packs,
      ${CHANNEL_PACK_COUNT} as pack_count,
      ${creditsOf(PERSON)} as credits,
      ${hasConfirmedGuestScenes(PERSON)} as has_confirmed_guest_scenes
    from unnest(${[...userIds]}::text[]) with ordinality as person (id, place)
    left join (${tandemLinks(services.db)}) as link on link.child_user_id = person.id
    order by person.place ${REUSED_PLAN}`.execute(services.db);
  return rows.map((row) => membershipOf(row, now));
}

/** The brand on which a person joined last; null for one who never did. */
export async function brandJoinedLast(db: Database, userId: string): Promise<string | null> {
  const joined = await db
    .selectFrom('subscriptions')
    .select('joined_on')
    .where('user_id', '=', userId)
    .orderBy('joined_at', 'desc')
    .limit(1)
    .executeTakeFirst();
  return joined?.joined_on ?? null;
}

function membershipOf(row: Row, now: Date): Membership {
  return {
    userId: row.user_id,
    groups: row.groups,
    subscriptions: row.subscriptions.map((subscription) => toSubscription(subscription, now)),
    unlockedVideoIds: row.videos,
    unlockedPacks: row.packs.map(({ id, unlockedAt }) => ({ id, unlockedAt: new Date(unlockedAt) })),
    packCount: row.pack_count,
    credits: row.credits,
    parentUserId: row.parent_user_id,
    hasConfirmedGuestScenes: row.has_confirmed_guest_scenes,
  };
}

function toSubscription({ events, joined_at, ...rest }: SubscriptionJson, now: Date): SubscriptionWithEntitlement {
  return { ...rest, joined_at: new Date(joined_at), entitlement: entitlementAt(events.map(eventOf), now) };
}
