import { writtenText } from '@network/validation/written-text.ts';
import type { GatewayServices } from '../../../../services.ts';
import { isReason, recordStaffAction, type StaffIdentity } from '../../../staff/staff/public.ts';
import { findPostback, type FoundPostback } from './find-postbacks.ts';
import { process } from './inbox.ts';

/** The outcome of a replayed postback. */
export type Replay =
  | { readonly outcome: 'replayed'; readonly postback: FoundPostback }
  | { readonly outcome: 'refused'; readonly message: string };

const refused = (message: string): Replay => ({ outcome: 'refused', message });

/**
 * Does a postback again for a member of staff. The audit has it before anything is done, so that no attempt is without a row;
 * its state afterwards is the inbox's.
 */
export async function replayPostback(
  services: GatewayServices,
  by: StaffIdentity,
  { id, reason }: { readonly id: string; readonly reason: string },
): Promise<Replay> {
  const { db, clock } = services;
  if (!isReason(reason)) return refused('Write the reason, in 3 to 1,000 letters.');
  const found = await findPostback(db, id);
  if (found === undefined) return refused('There is no such event.');
  if (found.state === 'refused') return refused('It is not known to come from its biller, and is never done.');
  if (found.state === 'processed') return refused('It was done before.');
  const now = clock.now();
  const { state, problem, attempts } = found;
  await db.transaction().execute((trx) =>
    recordStaffAction(trx, by, {
      at: now,
      action: 'postback.replay',
      entityKind: 'postback',
      entityId: id,
      before: { state, problem, attempts },
      after: { reason: writtenText(reason) },
    }),
  );
  await process(services, id, now);
  const postback = await findPostback(db, id);
  return postback === undefined ? refused('There is no such event.') : { outcome: 'replayed', postback };
}
