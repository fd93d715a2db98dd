import { sql } from 'kysely';
import type { Database } from '../../db/database.ts';
import { REUSED_PLAN } from '../../db/reused-plans.ts';
import type { PersonPart } from '../../http/person-facts.ts';
import type { GatewayServices } from '../../services.ts';
import { entitlementAt } from './entitlement.ts';
import { type EventJson, eventOf, eventsOfSubscription } from './event-json.ts';
import type { SubscriptionWithEntitlement, Membership } from './membership.ts';
import { groupsOf, hasConfirmedGuestScenes, TANDEM_LINKS } from '../identity/public.ts';
import { CHANNEL_PACK_COUNT } from '../catalogue/public.ts';
import { creditsOf, unlockedPacksOf, unlockedVideosOf } from '../wallet/public.ts';

/** JSON of the database carries moments as texts. */
interface SubscriptionJson extends Omit<SubscriptionWithEntitlement, 'entitlement' | 'joined_at'> {
  readonly joined_at: string;
  readonly events: readonly EventJson[];
}

interface MembershipJson {
  readonly userId: string;
  readonly groups: readonly string[];
  readonly parentUserId: string | null;
  readonly subscriptions: readonly SubscriptionJson[];
  readonly videos: readonly string[];
  readonly packs: readonly { readonly id: string; readonly unlockedAt: string }[];
  readonly packCount: number;
  readonly credits: number;
  readonly hasConfirmedGuestScenes: boolean;
}

/** The person within the expression. */
const PERSON = sql.ref<string>('member.id');

/** Everything that memberships say of a session's person at a moment. */
export const membershipOfPerson: PersonPart<Membership, MembershipJson> = {
  name: 'membership',
  select: (person) => sql`(
    select json_build_object(
      'userId', member.id, 'parentUserId', link.parent_user_id, 'groups', ${groupsOf(PERSON)},
      'subscriptions', (
        select coalesce(json_agg(json_build_object(
          'id', subscription.id, 'product', subscription.product, 'type', subscription.type, 'plan_id', subscription.plan_id, 'planKind', plans.kind,
          'biller', subscription.biller, 'is_free_limited_trial', subscription.is_free_limited_trial, 'is_guest', subscription.is_guest,
          'joined_on', subscription.joined_on, 'joined_at', subscription.joined_at, 'isTandem', subscription.user_id <> member.id,
          'events', ${eventsOfSubscription}
        ) order by subscription.joined_at, subscription.id), '[]')
        from subscriptions subscription left join plans on plans.id = subscription.plan_id
        where subscription.user_id in (member.id, link.parent_user_id)
      ),
      'videos', ${unlockedVideosOf(PERSON)}, 'packs', ${unlockedPacksOf(PERSON)}, 'packCount', ${CHANNEL_PACK_COUNT},
      'credits', ${creditsOf(PERSON)}, 'hasConfirmedGuestScenes', ${hasConfirmedGuestScenes(PERSON)}
    )
    from (select ${person} as id) as member
    left join ${TANDEM_LINKS} as link on link.child_user_id = member.id
  )`,
  read: membershipOf,
};

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
  const { rows } = await sql<{ readonly membership: MembershipJson }>`
    select ${membershipOfPerson.select(sql.ref<string>('person.id'), sql`${now}::timestamptz`)} as membership
    from unnest(${[...userIds]}::text[]) with ordinality as person (id, place)
    order by person.place ${REUSED_PLAN}`.execute(services.db);
  return rows.map(({ membership }) => membershipOf(membership, now));
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

function membershipOf({ videos, packs, subscriptions, ...rest }: MembershipJson, now: Date): Membership {
  return {
    ...rest,
    subscriptions: subscriptions.map((subscription) => toSubscription(subscription, now)),
    unlockedVideoIds: videos,
    unlockedPacks: packs.map(({ id, unlockedAt }) => ({ id, unlockedAt: new Date(unlockedAt) })),
  };
}

function toSubscription({ events, joined_at, ...rest }: SubscriptionJson, now: Date): SubscriptionWithEntitlement {
  return { ...rest, joined_at: new Date(joined_at), entitlement: entitlementAt(events.map(eventOf), now) };
}
