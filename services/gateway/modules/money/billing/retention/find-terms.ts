import { type Selectable, sql } from 'kysely';
import { monthsBetween } from '@network/lifecycle/calendar/utc-dates.ts';
import type { Database } from '../../../../db/database.ts';
import type { SubscriptionWithEntitlement } from '../../membership/public.ts';
import { LEAST_CHARGE } from '../billers/capabilities.ts';
import type { AgreementRow } from '../subscription/agreement.ts';
import type { RetentionTermsTable } from './retention-tables.ts';

/** The terms of the offer that a member is made now; null where no published offer is for them, or would leave less than billers charge. */
export async function findTerms(
  db: Database,
  { product, joined_at }: Pick<SubscriptionWithEntitlement, 'product' | 'joined_at'>,
  { amount, currency }: Pick<AgreementRow, 'amount' | 'currency'>,
  now: Date,
): Promise<Selectable<RetentionTermsTable> | null> {
  const found = await db
    .selectFrom('retention_terms')
    .selectAll()
    .where('currency', '=', currency)
    .where((where) => where.or([where('lowest_price', 'is', null), where('lowest_price', '<=', amount)]))
    .where((where) => where.or([where('highest_price', 'is', null), where('highest_price', '>=', amount)]))
    .where((where) => where.or([where('starts_at', 'is', null), where('starts_at', '<=', now)]))
    .where((where) => where.or([where('ends_at', 'is', null), where('ends_at', '>', now)]))
    .where(sql<boolean>`round(${amount}::numeric * (100 - discount_percent) / 100) >= ${LEAST_CHARGE}::integer`)
    .where('least_months', '<=', monthsBetween(joined_at, now))
    .where(sql<boolean>`(sites = '{}' or ${product} = any(sites))`)
    .orderBy('position')
    .orderBy('id')
    .limit(1)
    .executeTakeFirst();
  return found ?? null;
}
