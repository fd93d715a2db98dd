import { sql } from 'kysely';
import type { SiteId } from '@network/tenant/sites.ts';
import type { EarlierPlan } from '../../../graphql/resolvers.generated.ts';
import { REUSED_PLAN } from '../../../db/reused-plans.ts';
import type { Database } from '../../../db/database.ts';
import { grantRows, type Membership, type Product, sitesOfProduct } from '../../membership/public.ts';
import type { PlansTable } from '../tables.ts';
import { planName } from '../options/plan-name.ts';

const MOST = 12;

interface Row {
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
 * The plans of a person that ended or were replaced, latest first: those with a site that a tenant shows, but for the
 * one that it goes by. A payment that was refunded because it opened nothing was never a plan.
 */
export async function loadEarlierPlans(
  db: Database,
  membership: Membership,
  { agreementId, sites }: { readonly agreementId: string | null; readonly sites: readonly SiteId[] },
): Promise<readonly EarlierPlan[]> {
  const { rows } = await sql<Row>`
    select agreement.subscription_id, plans.product, plans.kind, agreement.replaced_at, agreement.currency,
      paid.paid_until, coalesce(credited.days, 0)::int as days, coalesce(credited.amount, 0)::int as credit,
      credited.credited_at, by_plan.product as by_product, by_plan.kind as by_kind
    from billing_agreements agreement
    join plans on plans.id = agreement.plan_id
    cross join lateral (
      select max(granted.access_until) as paid_until from billing_transactions charge
      join (${grantRows(db)}) granted on granted.subscription_id = charge.subscription_id
        and granted.cause = 'charge:' || charge.transaction_id
      where charge.agreement_id = agreement.id and charge.kind = 'charge'
    ) paid
    left join lateral (
      select sum(days) as days, sum(amount) as amount, max(applied_at) as credited_at, max(order_id) as order_id
      from billing_order_credits
      where agreement_id = agreement.id and applied_at is not null and returned_at is null
    ) credited on true
    left join billing_orders by_order on by_order.id = coalesce(credited.order_id, agreement.superseded_by)
    left join plans by_plan on by_plan.id = by_order.plan_id
    where agreement.user_id = ${membership.userId} and paid.paid_until is not null
      and agreement.id is distinct from ${agreementId}::text
    order by coalesce(credited.credited_at, paid.paid_until) desc, agreement.id ${REUSED_PLAN}`.execute(db);
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
  { subscription_id, replaced_at, credited_at, paid_until, kind }: Row,
  membership: Membership,
): Date | null {
  if (credited_at !== null) return credited_at;
  // A trial ends when the membership that it became begins; any other plan is used to its end.
  if (replaced_at !== null) return kind === 'trial' || kind === 'free-limited-trial' ? replaced_at : paid_until;
  const subscription = membership.subscriptions.find(({ id }) => id === subscription_id);
  if (!subscription || subscription.entitlement.isActive) return null;
  return subscription.entitlement.accessUntil;
}
