import type { Selectable } from 'kysely';
import type { GatewayServices } from '../../../services.ts';
import { billerOf } from '../billers/biller-directory.ts';
import { ingestAnswer } from '../postbacks/inbox.ts';
import type { BillerCommandsTable } from '../tables.ts';
import { type AgreementRow, agreementOf, currentAgreement, lockAgreement } from './agreement.ts';

const MOST = 200;

/**
 * Tells billers what was decided here: of agreements that something else took the place of, of new prices, and of charges
 * to give back. What was not answered is told again by the next run; telling twice changes nothing.
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
      await tell(services, command, at);
    } catch (error) {
      log.warn({ err: error, agreement: command.agreement_id, command: command.kind }, 'biller not told');
      continue;
    }
    await db.updateTable('biller_commands').set({ done_at: at }).where('id', '=', command.id).execute();
    done += 1;
  }
  return done;
}

type Command = Pick<Selectable<BillerCommandsTable>, 'id' | 'agreement_id' | 'kind'>;

async function tell(services: GatewayServices, { id, agreement_id, kind }: Command, at: Date): Promise<void> {
  const row = await services.db.transaction().execute((trx) => lockAgreement(trx, agreement_id));
  if (!row) return;
  const biller = billerOf(services, row.biller);
  const agreement = agreementOf(row);
  if (kind === 'end') {
    await biller.cancel({ ...agreement, isCancelled: false }, `end-${id}`);
    return;
  }
  if (kind === 'refund') {
    const event = await biller.refund(agreement, await firstCharge(services, row), `refund-${id}`);
    await ingestAnswer(services, row.biller, event, at);
    return;
  }
  const current = await currentAgreement(services.db, row.subscription_id);
  // What is over has no next renewal to cost anything.
  if (current?.id === row.id && row.status !== 'ended') await biller.changePrice(agreement, agreement.price);
}

/** The biller's number of the charge that an agreement began with. */
async function firstCharge({ db }: Pick<GatewayServices, 'db'>, { id }: AgreementRow): Promise<string> {
  const charge = await db
    .selectFrom('billing_transactions')
    .select('transaction_id')
    .where('agreement_id', '=', id)
    .where('period', '=', 0)
    .where('kind', '=', 'charge')
    .executeTakeFirstOrThrow();
  return charge.transaction_id;
}
