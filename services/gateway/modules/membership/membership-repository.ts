import { sql } from 'kysely';
import type { GatewayServices } from '../../services.ts';
import { entitlementAt } from './entitlement.ts';
import { type EventJson, eventOf, eventsOfHeld } from './event-json.ts';
import type { HeldSubscription, Membership } from './membership.ts';

/** JSON of the database carries moments as texts. */
interface SubscriptionJson extends Omit<HeldSubscription, 'entitlement' | 'joined_at'> {
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
}

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
      (select coalesce(json_agg(group_id order by group_id), '[]') from user_groups where user_id = person.id) as groups,
      (
        select coalesce(json_agg(json_build_object(
          'id', held.id, 'product', held.product, 'type', held.type, 'plan_id', held.plan_id, 'planKind', plans.kind,
          'biller', held.biller, 'is_free_limited_trial', held.is_free_limited_trial, 'is_guest', held.is_guest,
          'joined_on', held.joined_on, 'joined_at', held.joined_at, 'isTandem', held.user_id <> person.id,
          'events', ${eventsOfHeld}
        ) order by held.joined_at, held.id), '[]')
        from subscriptions held left join plans on plans.id = held.plan_id
        where held.user_id in (person.id, link.parent_user_id)
      ) as subscriptions,
      (select coalesce(json_agg(video_id order by unlocked_at, video_id), '[]') from unlocked_videos where user_id = person.id) as videos,
      (
        select coalesce(json_agg(json_build_object('id', pack_id, 'unlockedAt', unlocked_at) order by unlocked_at, pack_id), '[]')
        from unlocked_channel_packs where user_id = person.id and lost_at is null
      ) as packs,
      (select count(*)::int from channel_packs) as pack_count,
      (
        select coalesce(sum(amount), 0)::int from ledger_entries
        join ledger_accounts on ledger_accounts.id = ledger_entries.account_id
        where ledger_accounts.user_id = person.id and unit = 'credits'
      ) as credits
    from unnest(${[...userIds]}::text[]) with ordinality as person (id, place)
    left join tandem_links link on link.child_user_id = person.id
    order by person.place
  `.execute(services.db);
  return rows.map((row) => membershipOf(row, now));
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
  };
}

function toSubscription({ events, joined_at, ...rest }: SubscriptionJson, now: Date): HeldSubscription {
  return { ...rest, joined_at: new Date(joined_at), entitlement: entitlementAt(events.map(eventOf), now) };
}
