import type { Insertable } from 'kysely';
import { addMonths, DAY_MS } from '@network/lifecycle/calendar/utc-dates.ts';
import { SITE_IDS } from '@network/tenant/demonstration-sites.ts';
import type { EntitlementEventsTable, Product, SubscriptionsTable } from '../tables.ts';
import type { DemonstrationMembership } from './memberships.ts';

const TRIAL_DAYS = 2;
/** Tenants that are of one site carry its name; the site without one joins people through the bundle. */
const BUNDLE_TENANT = 'vixenplus';
const SITE_WITHOUT_TENANT = 'tushyraw';

interface Made {
  readonly subscription: Insertable<SubscriptionsTable>;
  readonly events: readonly Insertable<EntitlementEventsTable>[];
}

/** A subscription and the log that makes it what its description says: a grant for each period that was billed. */
export function subscriptionRows(
  membership: DemonstrationMembership,
  options: { readonly id: string; readonly userId: string; readonly product: Product; readonly today: Date },
): Made {
  const { id, product, today } = options;
  const began = dateOf(membership.began, today);
  const end = membership.lapsed && dateOf(membership.lapsed, today);
  const base = { subscription_id: id, access_from: null, access_until: null, is_paid: false };
  const grants = periodsOf(membership, began, end ?? null, today).map(({ from, until }, index) => ({
    ...base,
    kind: 'granted' as const,
    occurred_at: from,
    access_from: from,
    access_until: until,
    is_paid: membership.isPaid,
    cause: `demonstration-${index + 1}`,
  }));
  const cancelled =
    membership.cancelledDaysAgo === undefined
      ? []
      : [
          {
            ...base,
            kind: 'rebill-cancelled' as const,
            occurred_at: new Date(today.getTime() - membership.cancelledDaysAgo * DAY_MS),
            cause: 'demonstration',
          },
        ];
  const paused =
    membership.pausedMonths === undefined || !end
      ? []
      : [
          { ...base, kind: 'paused' as const, occurred_at: end, cause: 'demonstration' },
          {
            ...base,
            kind: 'pause-ended' as const,
            occurred_at: addMonths(end, membership.pausedMonths),
            cause: 'demonstration',
          },
        ];
  return {
    subscription: {
      id,
      user_id: options.userId,
      product,
      type: membership.type,
      plan_id: planOf(membership, product),
      biller: membership.biller ?? null,
      is_free_limited_trial: membership.plan === 'free',
      is_guest: membership.isGuest ?? false,
      joined_on: membership.joinedOn ?? tenantOf(product),
      joined_at: began,
    },
    events: [...grants, ...cancelled, ...paused],
  };
}

type Period = { readonly from: Date; readonly until: Date | null };

function periodsOf(membership: DemonstrationMembership, began: Date, end: Date | null, today: Date): readonly Period[] {
  if (membership.plan === 'trial') return [{ from: began, until: new Date(began.getTime() + TRIAL_DAYS * DAY_MS) }];
  if (!membership.isPaid) return [{ from: began, until: end }];
  const months = membership.plan === 'year' || membership.plan === '3047' ? 12 : 1;
  const periods: Period[] = [];
  const stop = end ?? new Date(today.getTime() + 1);
  let from = began;
  while (from < stop) {
    const until = addMonths(began, (periods.length + 1) * months);
    periods.push({ from, until: end !== null && until > end ? end : until });
    from = until;
  }
  return periods;
}

function dateOf(at: DemonstrationMembership['began'], today: Date): Date {
  if ('on' in at) return new Date(`${at.on}T00:00:00Z`);
  return 'months' in at ? addMonths(today, -at.months) : new Date(today.getTime() - at.days * DAY_MS);
}

function planOf({ plan }: DemonstrationMembership, product: Product): string | null {
  if (plan === null) return null;
  return plan === '3045' || plan === '3047' ? plan : `${product}-${plan}`;
}

function tenantOf(product: Product): string {
  return SITE_IDS.some((id) => id === product) && product !== SITE_WITHOUT_TENANT ? product : BUNDLE_TENANT;
}
