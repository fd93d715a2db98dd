import { type Expression, type RawBuilder, sql } from 'kysely';
import type { SiteId } from '@network/tenant/sites.ts';
import type { EarlierPlan } from '../../../../graphql/resolvers.generated.ts';
import type { Database } from '../../../../db/database.ts';
import { grantRows, type Membership, type Product, sitesOfProduct } from '../../membership/public.ts';
import type { PlansTable } from '../tables.ts';
import { planName } from '../options/plan-name.ts';

const MOST = 12;

/** A plan that was paid for, as the database has it. */
export interface EarlierPlanRow {
  readonly subscription_id: string;
  readonly product: Product;
  readonly kind: PlansTable['kind'];
  readonly replaced_at: Date | null;
  readonly currency: string;
  readonly paid_until: Date | null;
  readonly days: number;
  readonly credit: number;
  readonly credited_at: Date | null;
  readonly by_product: Product | null;
  readonly by_kind: PlansTable['kind'] | null;
}

/**
 * The plans that a person has paid for, latest first, but for the one of the agreement by which it goes now. A payment that was
 * refunded because it opened nothing was never a plan.
 */
export function earlierPlanRows(
  db: Database,
  userId: Expression<string>,
  agreementId: Expression<unknown>,
): RawBuilder<EarlierPlanRow> {
  return sql<EarlierPlanRow>`
    select earlier.subscription_id, plans.product, plans.kind, earlier.replaced_at, earlier.currency,
      paid.paid_until, coalesce(credited.days, 0)::int as days, coalesce(credited.amount, 0)::int as credit,
      credited.credited_at, by_plan.product as by_product, by_plan.kind as by_kind
    from billing_agreements earlier
    join plans on plans.id = earlier.plan_id
    cross join lateral (
      select max(granted.access_until) as paid_until from billing_transactions charge
      join (${grantRows(db)}) granted on granted.subscription_id = charge.subscription_id
        and granted.cause = 'charge:' || charge.transaction_id
      where charge.agreement_id = earlier.id and charge.kind = 'charge'
    ) paid
    left join lateral (
      select sum(days) as days, sum(amount) as amount, max(applied_at) as credited_at, max(order_id) as order_id
      from billing_order_credits
      where agreement_id = earlier.id and applied_at is not null and returned_at is null
    ) credited on true
    left join billing_orders by_order on by_order.id = coalesce(credited.order_id, earlier.superseded_by)
    left join plans by_plan on by_plan.id = by_order.plan_id
    where earlier.user_id = ${userId} and paid.paid_until is not null
      and earlier.id is distinct from ${agreementId}
    order by coalesce(credited.credited_at, paid.paid_until) desc, earlier.id`;
}

/** The plans that ended or were replaced, of those with a site that a tenant shows. */
export function earlierPlansView(
  rows: readonly EarlierPlanRow[],
  membership: Membership,
  sites: readonly SiteId[],
): readonly EarlierPlan[] {
  return rows
    .flatMap((row): EarlierPlan[] => {
      if (!sitesOfProduct(row.product).some((site) => sites.includes(site))) return [];
      const endedAt = endOf(row, membership);
      if (endedAt === null) return [];
      return [
        {
          name: planName(row),
          endedAt: endedAt.toISOString(),
          unusedDays: row.days,
          credit: { amount: row.credit, currency: row.currency },
          replacedBy: row.by_product && row.by_kind && planName({ product: row.by_product, kind: row.by_kind }),
        },
      ];
    })
    .slice(0, MOST);
}

/** When a plan ended, or will end because its replacement has not begun; null for one that continues. */
function endOf(
  { subscription_id, replaced_at, credited_at, paid_until, kind }: EarlierPlanRow,
  membership: Membership,
): Date | null {
  if (credited_at !== null) return credited_at;
  // A trial ends when the membership that it became begins; any other plan is used to its end.
  if (replaced_at !== null) return kind === 'trial' || kind === 'free-limited-trial' ? replaced_at : paid_until;
  const subscription = membership.subscriptions.find(({ id }) => id === subscription_id);
  if (!subscription || subscription.entitlement.isActive) return null;
  return subscription.entitlement.accessUntil;
}
