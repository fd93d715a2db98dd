import type { Database } from '../../../db/database.ts';
import type { GatewayServices } from '../../../services.ts';
import { billerOf } from '../billers/biller-directory.ts';
import { agreementOf, currentAgreement, lockAgreement } from './agreement.ts';

/** Has the biller told, after this transaction, that an agreement is over; once. */
export async function commandEnd(db: Database, agreementId: string, now: Date): Promise<void> {
  await db
    .insertInto('biller_commands')
    .values({ agreement_id: agreementId, kind: 'end', created_at: now, done_at: null })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

/** Has the biller told, after this transaction, what an agreement costs from its next renewal on. */
export async function commandPrice(db: Database, agreementId: string, now: Date): Promise<void> {
  await db
    .insertInto('biller_commands')
    .values({ agreement_id: agreementId, kind: 'price', created_at: now, done_at: null })
    .onConflict((conflict) => conflict.columns(['agreement_id', 'kind']).doUpdateSet({ done_at: null }))
    .execute();
}

const MOST = 200;

/**
 * Tells billers what was decided here: of agreements that something else took the place of, and of new prices. What was
 * not answered is told again by the next run; telling twice changes nothing.
 * @param agreementId of all where not given
 * @returns how many were told
 */
export async function sendCommands(services: GatewayServices, at: Date, agreementId?: string): Promise<number> {
  const { db, log } = services;
  let open = db
    .selectFrom('biller_commands')
    .select(['id', 'agreement_id', 'kind'])
    .where('done_at', 'is', null)
    .orderBy('id')
    .limit(MOST);
  if (agreementId !== undefined) open = open.where('agreement_id', '=', agreementId);
  let done = 0;
  for (const command of await open.execute()) {
    await db
      .updateTable('biller_commands')
      .set((fields) => ({ attempts: fields('attempts', '+', 1) }))
      .where('id', '=', command.id)
      .execute();
    try {
      await tell(services, command);
    } catch (error) {
      log.warn({ err: error, agreement: command.agreement_id, command: command.kind }, 'biller not told');
      continue;
    }
    await db.updateTable('biller_commands').set({ done_at: at }).where('id', '=', command.id).execute();
    done += 1;
  }
  return done;
}

interface Command {
  readonly id: string;
  readonly agreement_id: string;
  readonly kind: 'end' | 'price';
}

async function tell(services: GatewayServices, { id, agreement_id, kind }: Command): Promise<void> {
  const row = await services.db.transaction().execute((trx) => lockAgreement(trx, agreement_id));
  if (!row) return;
  const biller = billerOf(services, row.biller);
  const agreement = agreementOf(row);
  if (kind === 'end') {
    await biller.cancel({ ...agreement, isCancelled: false }, `end-${id}`);
    return;
  }
  const current = await currentAgreement(services.db, row.subscription_id);
  // What is over has no next renewal to cost anything.
  if (current?.id === row.id && row.status !== 'ended') await biller.changePrice(agreement, agreement.price);
}
