import { writtenText } from '@network/validation/written-text.ts';
import type { GatewayServices } from '../../../../services.ts';
import { isReason, recordStaffAction, type StaffIdentity } from '../../../staff/staff/public.ts';
import { findOpenCommands, retryCommand } from './commands-operation.ts';

/** The outcome of sending a command again. */
export type CommandRetry =
  | { readonly outcome: 'retried'; readonly state: string }
  | { readonly outcome: 'refused'; readonly message: string };

const refused = (message: string): CommandRetry => ({ outcome: 'refused', message });

/** Sends a command that was given up again for a member of staff; the audit has it before anything is sent. */
export async function retryCommandOfStaff(
  services: GatewayServices,
  by: StaffIdentity,
  { id, reason }: { readonly id: string; readonly reason: string },
): Promise<CommandRetry> {
  if (!isReason(reason)) return refused('Write the reason, in 3 to 1,000 letters.');
  const command = (await findOpenCommands(services.db, { id })).at(0);
  if (command?.state !== 'failed') return refused('Only a command that was given up is sent again.');
  const { state, kind, attempts } = command;
  await services.db.transaction().execute((trx) =>
    recordStaffAction(trx, by, {
      at: services.clock.now(),
      action: 'command.retry',
      entityKind: 'biller-command',
      entityId: id,
      before: { state, kind, attempts },
      after: { reason: writtenText(reason) },
    }),
  );
  const answer = await retryCommand(services, id);
  const after = (await findOpenCommands(services.db, { id })).at(0);
  return after?.state === 'failed' ? refused(answer.text) : { outcome: 'retried', state: after?.state ?? 'sent' };
}
