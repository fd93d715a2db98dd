import { sql } from 'kysely';
import type { CancellationReason, CancellationResult } from '../../../../graphql/resolvers.generated.ts';
import type { Database } from '../../../../db/database.ts';
import type { PersonalSection } from '../../../../personal-data/personal-data.ts';
import type { GatewayServices } from '../../../../services.ts';
import { subscriptionRows } from '../../membership/public.ts';
import { BILLING_MESSAGES } from '../message-keys.ts';

/** The changes of a person's memberships. They are deleted with the memberships, and these with the account. */
const operationsOf = (db: Database, userId: string) =>
  db
    .selectFrom('billing_operations')
    .where('billing_operations.kind', '=', 'cancel')
    .where(
      'billing_operations.subscription_id',
      'in',
      subscriptionRows(db).clearSelect().select('id').where('user_id', '=', userId),
    );

/**
 * Keeps why a membership was cancelled, which people are asked once it is, and need not answer. The last answer counts. The id
 * is that of the step that was confirmed; without a cancellation after it there is nothing to give a reason for.
 */
export async function giveCancellationReason(
  { db }: Pick<GatewayServices, 'db'>,
  userId: string,
  confirmationId: string,
  reason: CancellationReason,
): Promise<CancellationResult> {
  const cancellation = await operationsOf(db, userId)
    .innerJoin(
      operationsOf(db, userId).where('status', '=', 'offered').selectAll().as('step'),
      'step.subscription_id',
      'billing_operations.subscription_id',
    )
    .select('billing_operations.id')
    .where('step.id', '=', confirmationId)
    .where('billing_operations.status', '<>', 'offered')
    .whereRef('billing_operations.created_at', '>=', 'step.created_at')
    .orderBy('billing_operations.created_at', 'desc')
    .limit(1)
    .executeTakeFirst();
  if (cancellation === undefined) {
    return { success: false, messageKey: BILLING_MESSAGES.confirmationExpired, accessUntil: null };
  }
  await db.updateTable('billing_operations').set({ reason }).where('id', '=', cancellation.id).execute();
  return { success: true, messageKey: BILLING_MESSAGES.reasonKept, accessUntil: null };
}

/** Why a person cancelled, as they said it. */
export const cancellationReasons: PersonalSection = (db, { id }) =>
  operationsOf(db, id)
    .select(['created_at', 'reason', sql<boolean>`status <> 'offered'`.as('confirmed')])
    .where('reason', 'is not', null)
    .orderBy('created_at')
    .orderBy('billing_operations.id')
    .execute();
