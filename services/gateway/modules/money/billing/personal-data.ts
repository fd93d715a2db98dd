import { type Expression, type ExpressionBuilder, sql, type SqlBool } from 'kysely';
import type { Database, Tables } from '../../../db/database.ts';
import { NotSettled } from '../../../personal-data/erase-person.ts';
import {
  isOfFormerEmail,
  type KnownSubject,
  ownRows,
  type PersonalData,
} from '../../../personal-data/personal-data.ts';
import { billerOf } from './billers/biller-directory.ts';
import { returnAwaitingOf } from './orders/confirmation/return-unconfirmed.ts';
import { DELETED_MEMBER, keepFirstCharges } from './orders/deleted-account.ts';
import { endOpenOrders, endOpenPages } from './orders/end-open-orders.ts';
import { sendCommands } from './subscription/send-commands.ts';
import { ingestAnswer } from './postbacks/inbox.ts';
import { cancellationReasons } from './subscription/cancellation-reason.ts';
import { agreementOf } from './subscription/agreement.ts';

/** Agreements that would still be charged. */
function chargingOf(db: Database, userId: string) {
  return db
    .selectFrom('billing_agreements')
    .selectAll()
    .where('user_id', '=', userId)
    .where('replaced_at', 'is', null)
    .where('status', 'in', ['running', 'past-due'])
    .where('period_months', 'is not', null)
    .orderBy('id')
    .execute();
}

/** Returns whether a biller has yet to confirm something: agreements to end, refunds, or purchases under way. */
async function hasOpenBusiness(db: Database, userId: string): Promise<boolean> {
  const openCommand = await db
    .selectFrom('biller_commands')
    .innerJoin('billing_agreements', 'billing_agreements.id', 'biller_commands.agreement_id')
    .select('biller_commands.id')
    .where('billing_agreements.user_id', '=', userId)
    .where('biller_commands.state', 'in', ['pending', 'failed'])
    .executeTakeFirst();
  const underWay = await db
    .selectFrom('billing_orders')
    .select('id')
    .where('user_id', '=', userId)
    .where('channel', '=', 'one-click')
    .where('status', '=', 'pending')
    .executeTakeFirst();
  return openCommand !== undefined || underWay !== undefined || (await chargingOf(db, userId)).length > 0;
}

/**
 * Builds the part of a statement that says whether an order is a person's. Orders of an account that had the address
 * before are that account's.
 */
const isOrderOf =
  (person: KnownSubject) =>
  (where: ExpressionBuilder<Tables, 'billing_orders'>): Expression<SqlBool> =>
    where.or([
      where('user_id', '=', person.id),
      where('member_id', '=', person.id),
      where.and([
        where.or([where('email', '=', person.email), isOfFormerEmail(person, sql.ref('email'), sql.ref('created_at'))]),
        where('user_id', 'is', null),
      ]),
    ]);

/**
 * Locks the orders of a person whose row is locked. Another transaction that carries one out, answers it or signs in by it waits for
 * the person, so waiting for its order would be a deadlock (decision 1038).
 * @returns false if another transaction has locked one of them
 */
async function lockOrdersOf(trx: Database, person: KnownSubject): Promise<boolean> {
  const own = trx.selectFrom('billing_orders').select('id').where(isOrderOf(person));
  const all = await own.execute();
  return (await own.forNoKeyUpdate().skipLocked().execute()).length >= all.length;
}

/**
 * Invoices stay, without a person; orders keep the product and the amount. Every renewal is cancelled at its biller
 * first: a deleted account is never charged.
 */
export const billingPersonalData: PersonalData = {
  sections: {
    cancellationReasons,
    invoices: ownRows('billing_transactions', [
      'occurred_at',
      'kind',
      'biller',
      'transaction_id',
      'plan_id',
      'amount',
      'currency',
    ]),
    orders: ownRows('billing_orders', [
      'created_at',
      'kind',
      'status',
      'tenant_id',
      'plan_id',
      'biller',
      'amount',
      'currency',
      'ref',
      'elm',
      'nats',
      'tracking',
      'variants',
      'country',
      'region',
    ]),
  },
  isPaidFor: async (db, userId) => {
    const charge = await db
      .selectFrom('billing_transactions')
      .select('id')
      .where('user_id', '=', userId)
      .where('kind', '=', 'charge')
      .where('amount', '>', 0)
      .limit(1)
      .executeTakeFirst();
    return charge !== undefined;
  },
  settle: async (services, { id }, isStillDue) => {
    for (const agreement of await chargingOf(services.db, id)) {
      // If the deletion was withdrawn while the biller answered about the agreement before, the rest stays.
      if (!(await isStillDue())) return false;
      try {
        const event = await billerOf(services, agreement.biller).cancel(
          agreementOf(agreement),
          `erase-${agreement.id}`,
        );
        await ingestAnswer(services, agreement.biller, event, services.clock.now());
      } catch (error) {
        services.log.error({ err: error, agreement: agreement.id }, 'renewal not cancelled');
        return false;
      }
    }
    await sendCommands(services, services.clock.now());
    return !(await hasOpenBusiness(services.db, id));
  },
  erase: async (db, person, { clock }) => {
    const { id, email, formerEmails } = person;
    // Purchases since then have to be cancelled first.
    if (await hasOpenBusiness(db, id)) throw new NotSettled('Something is still open at a biller.');
    if (!(await lockOrdersOf(db, person))) throw new NotSettled('An order is being carried out.');
    for (const begunWith of [{ email }, ...formerEmails]) {
      await returnAwaitingOf(db, begunWith, clock.now());
      await endOpenOrders(db, begunWith, clock.now());
    }
    // They could be paid after the deletion.
    await endOpenPages(db, id, clock.now());
    await keepFirstCharges(db, id);
    await db
      .updateTable('billing_orders')
      .set({
        member_id: DELETED_MEMBER,
        email: null,
        password_hash: null,
        ref: null,
        elm: null,
        nats: null,
        tracking: '{}',
        variants: null,
      })
      .set({ status: sql`case when status = 'pending' then 'abandoned' else status end` })
      .where(isOrderOf(person))
      .execute();
  },
};
