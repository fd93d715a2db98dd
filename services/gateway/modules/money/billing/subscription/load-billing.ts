import { sql } from 'kysely';
import type { StatementPart } from '../../../../db/read-together.ts';
import { slot } from '../../../../db/stored-statement.ts';
import type { Database } from '../../../../db/database.ts';
import type { GatewayServices } from '../../../../services.ts';
import type { SiteId } from '@network/tenant/sites.ts';
import type { Membership } from '../../membership/public.ts';
import { type AgreementRow, currentAgreements } from './agreement.ts';
import { type BillingPast, invoiceRows, invoiceView, type InvoiceRow, productsOf } from './billing-view.ts';
import { type EarlierPlanRow, earlierPlanRows, earlierPlansView } from './earlier-plans.ts';

/** A row as JSON of the database carries it: times are texts. */
type Json<Row> = {
  readonly [Key in keyof Row]: Row[Key] extends Date | null ? string | Extract<Row[Key], null> : Row[Key];
};

interface BillingJson {
  readonly agreement: Json<AgreementRow> | null;
  readonly invoices: readonly Json<InvoiceRow>[];
  readonly earlierPlans: readonly Json<EarlierPlanRow>[];
}

/** The way in which a subscription is paid for now, and what was paid before. */
export interface Billing {
  readonly agreement: AgreementRow | null;
  readonly past: BillingPast;
}

/** The billing of a person’s subscription. */
export function billingOf(
  services: Pick<GatewayServices, 'config' | 'db'>,
  membership: Membership,
  of: { readonly subscriptionId: string; readonly sites: readonly SiteId[] },
): StatementPart<Billing, BillingJson> {
  return {
    name: 'billing',
    values: {
      billedUserId: membership.userId,
      billedSubscriptionId: of.subscriptionId,
      billedProducts: productsOf(of.sites),
    },
    select: () => billingJson(services.db),
    read: ({ agreement, invoices, earlierPlans }) => ({
      agreement: agreement && agreementOfJson(agreement),
      past: {
        invoices: invoices.map((each) => invoiceView(services, { ...each, occurred_at: new Date(each.occurred_at) })),
        earlierPlans: earlierPlansView(earlierPlans.map(earlierPlanOfJson), membership, of.sites),
      },
    }),
  };
}

function billingJson(db: Database) {
  const subscriptionId = sql<string>`${slot('billedSubscriptionId')}::text`;
  const userId = sql<string>`${slot('billedUserId')}::text`;
  const products = sql<string[]>`${slot('billedProducts')}::text[]`;
  return sql<BillingJson>`(
    select json_build_object(
      'agreement', case when agreement.id is not null then row_to_json(agreement) end,
      'invoices', (
        select coalesce(json_agg(invoice), '[]')
        from (${invoiceRows(db, { userId, subscriptionId, products })}) invoice
      ),
      'earlierPlans', (
        select coalesce(json_agg(plan), '[]')
        from (${earlierPlanRows(db, userId, sql.ref('agreement.id'))}) plan
      )
    )
    from (select 1) single left join lateral (${currentAgreements(db, subscriptionId)}) agreement on true
  )`;
}

const momentOf = (text: string | null): Date | null => (text === null ? null : new Date(text));

function agreementOfJson(row: Json<AgreementRow>): AgreementRow {
  return {
    ...row,
    anchor_at: new Date(row.anchor_at),
    status_at: new Date(row.status_at),
    paused_from: momentOf(row.paused_from),
    replaced_at: momentOf(row.replaced_at),
    price_changed_at: momentOf(row.price_changed_at),
    compared_at: momentOf(row.compared_at),
    card_seen_at: momentOf(row.card_seen_at),
  };
}

function earlierPlanOfJson(row: Json<EarlierPlanRow>): EarlierPlanRow {
  return {
    ...row,
    replaced_at: momentOf(row.replaced_at),
    paid_until: momentOf(row.paid_until),
    credited_at: momentOf(row.credited_at),
  };
}
