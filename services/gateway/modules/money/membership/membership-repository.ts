import { type Expression, type RawBuilder, sql } from 'kysely';
import type { Database } from '../../../db/database.ts';
import { REUSED_PLAN } from '../../../db/reused-plans.ts';
import type { PersonPart } from '../../../http/person-facts.ts';
import type { GatewayServices } from '../../../services.ts';
import { slot } from '../../../db/stored-statement.ts';
import { type EventJson, eventOf, eventsOfSubscription } from './event-json.ts';
import { knownLogsOf, type SubscriptionLog, subscriptionLogOf } from './subscription-log.ts';
import type { SubscriptionWithEntitlement, Membership } from './membership.ts';
import { groupsOf, hasConfirmedGuestScenes, TANDEM_LINKS } from '../../people/identity/public.ts';
import { CHANNEL_PACK_COUNT } from '../../content/catalogue/public.ts';
import { creditsOf, unlockedPacksOf, unlockedVideosOf } from '../wallet/public.ts';

/** JSON of the database carries times as texts. */
interface SubscriptionJson extends Omit<SubscriptionWithEntitlement, 'entitlement' | 'joined_at'> {
  readonly joined_at: string;
  /** Names the subscription and what its log is made of: the same name, the same events. */
  readonly log: string;
  /** Null where the log is a known one. */
  readonly events: readonly EventJson[] | null;
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

/**
 * The name of the log of `subscription`. Every row that is written has the number of a later transaction (`xmin`), and a removed one
 * is not counted, so that every change of the log changes its name, also one that is made by hand.
 */
const LOG_NAME = sql`
  select subscription.id || ' ' || count(*) || ' ' || coalesce(sum(xmin::text::bigint), 0) as name
  from entitlement_events where subscription_id = subscription.id`;

const NO_NAMES = sql<readonly string[]>`'{}'::text[]`;

/** The JSON of a person, without the events of those logs. */
function membershipJson(person: Expression<string>, knownLogs: RawBuilder<readonly string[]>) {
  return sql<MembershipJson>`(
    select json_build_object(
      'userId', member.id, 'parentUserId', link.parent_user_id, 'groups', ${groupsOf(PERSON)},
      'subscriptions', (
        select coalesce(json_agg(json_build_object(
          'id', subscription.id, 'product', subscription.product, 'type', subscription.type, 'plan_id', subscription.plan_id, 'planKind', plans.kind,
          'biller', subscription.biller, 'is_free_limited_trial', subscription.is_free_limited_trial, 'is_guest', subscription.is_guest,
          'joined_on', subscription.joined_on, 'joined_at', subscription.joined_at, 'isTandem', subscription.user_id <> member.id,
          'log', log.name, 'events', case when log.name = any(${knownLogs}) then null else ${eventsOfSubscription} end
        ) order by subscription.joined_at, subscription.id), '[]')
        from subscriptions subscription left join plans on plans.id = subscription.plan_id
        cross join lateral (${LOG_NAME}) as log
        where subscription.user_id in (member.id, link.parent_user_id)
      ),
      'videos', ${unlockedVideosOf(PERSON)}, 'packs', ${unlockedPacksOf(PERSON)}, 'packCount', ${CHANNEL_PACK_COUNT},
      'credits', ${creditsOf(PERSON)}, 'hasConfirmedGuestScenes', ${hasConfirmedGuestScenes(PERSON)}
    )
    from (select ${person} as id) as member
    left join ${TANDEM_LINKS} as link on link.child_user_id = member.id
  )`;
}

/**
 * Reads everything that memberships say about a session's person at an instant. Events are the largest part of it and
 * seldom change, so that those that this process knows are not read again.
 */
export const membershipOfPerson: PersonPart<Membership, MembershipJson> = {
  name: 'membership',
  select: (person) => membershipJson(person, sql`${slot('knownLogs')}::text[]`),
  read: (json, now) => membershipOf(json, now, logOf),
  recall: (db, sessionHash) => {
    const known = knownLogsOf(db, sessionHash);
    return {
      values: { knownLogs: [...known.logs.keys()] },
      read: (json, now) => {
        const logs = new Map<string, SubscriptionLog>();
        const membership = membershipOf(json, now, (events, name) => {
          const log = (events === null && known.logs.get(name)) || logOf(events);
          logs.set(name, log);
          return log;
        });
        known.remember(logs);
        return membership;
      },
    };
  },
};

/** Loads everything that memberships say about a person now, in one statement. */
export async function loadMembership(
  services: Pick<GatewayServices, 'db' | 'clock'>,
  userId: string,
): Promise<Membership> {
  const [membership] = await loadMemberships(services, [userId]);
  return membership as Membership;
}

/** Loads the memberships of several different people, in their order, in one statement. */
export async function loadMemberships(
  services: Pick<GatewayServices, 'db' | 'clock'>,
  userIds: readonly string[],
): Promise<Membership[]> {
  const now = services.clock.now();
  const { rows } = await sql<{ readonly membership: MembershipJson }>`
    select ${membershipJson(sql.ref<string>('person.id'), NO_NAMES)} as membership
    from unnest(${[...userIds]}::text[]) with ordinality as person (id, place)
    order by person.place ${REUSED_PLAN}`.execute(services.db);
  return rows.map(({ membership }) => membershipOfPerson.read(membership, now));
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

/** The log of a subscription, from its events and its name. */
type FindLog = (events: SubscriptionJson['events'], name: string) => SubscriptionLog;

/** @throws Error for events that were left out although nobody knows them */
function logOf(events: SubscriptionJson['events']): SubscriptionLog {
  if (events === null) throw new Error('The events of a log were left out that nobody named as known.');
  return subscriptionLogOf(events.map(eventOf));
}

function membershipOf(
  { videos, packs, subscriptions, ...rest }: MembershipJson,
  now: Date,
  findLog: FindLog,
): Membership {
  return {
    ...rest,
    subscriptions: subscriptions.map(({ events, log, joined_at, ...subscription }) => ({
      ...subscription,
      joined_at: new Date(joined_at),
      entitlement: findLog(events, log).entitlementAt(now),
    })),
    unlockedVideoIds: videos,
    unlockedPacks: packs.map(({ id, unlockedAt }) => ({ id, unlockedAt: new Date(unlockedAt) })),
  };
}
