import type { Selectable } from 'kysely';
import type { GatewayServices } from '../../../../services.ts';
import { billerOf } from '../billers/biller-directory.ts';
import { capabilitiesOf } from '../billers/capabilities.ts';
import { wasNeverSent } from '../billers/never-sent.ts';
import { ingestAnswer } from '../postbacks/inbox.ts';
import { type AgreementRow, agreementOf } from '../subscription/agreement.ts';
import { commandReference } from '../subscription/commands.ts';
import type { BillerCommandsTable } from '../command-tables.ts';

/**
 * Tries a renewal again, by a command that was claimed. The command counts as sent before the call is made, so that whatever
 * becomes of the call no second one follows from it: what the biller did with it is in its events. Only a call that never
 * reached the biller leaves the command to be sent again.
 * @returns whether the biller was called
 */
export async function sendRetry(
  services: GatewayServices,
  command: Selectable<BillerCommandsTable>,
  row: AgreementRow,
  at: Date,
): Promise<boolean> {
  const { db, log } = services;
  const { id } = command;
  const { retries } = capabilitiesOf(services, row.biller);
  const sent = await db
    .updateTable('biller_commands')
    .set({ state: retries ? 'sent' : 'withdrawn', claimed_at: null, settled_at: at })
    .where('id', '=', id)
    .where('state', '=', 'pending')
    .executeTakeFirst();
  if (sent.numUpdatedRows !== 1n || !retries) return false;
  try {
    const event = await billerOf(services, row.biller).retryRenewal(
      agreementOf(row),
      commandReference('retry', command),
    );
    if (event !== null) await ingestAnswer(services, row.biller, event, at);
    return true;
  } catch (error) {
    if (wasNeverSent(error)) await takeBack(services, id);
    log.warn({ err: error, agreement: row.id }, 'a renewal that is tried again was not answered');
    return false;
  }
}

/** Lets the command be sent again, unless a newer one says the same. */
async function takeBack({ db }: Pick<GatewayServices, 'db'>, id: string): Promise<void> {
  await db
    .updateTable('biller_commands')
    .set((fields) => ({ state: 'pending' as const, settled_at: null, attempts: fields('attempts', '+', 1) }))
    .where('id', '=', id)
    .where('state', '=', 'sent')
    .where((where) =>
      where.not(
        where.exists(
          where
            .selectFrom('biller_commands as newer')
            .select('newer.id')
            .whereRef('newer.agreement_id', '=', 'biller_commands.agreement_id')
            .where('newer.kind', '=', 'retry')
            .where('newer.state', '=', 'pending'),
        ),
      ),
    )
    .execute();
}
