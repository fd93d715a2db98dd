import type { GatewayServices } from '../../../../services.ts';
import { wasNeverSent } from '../billers/never-sent.ts';
import { RefusedByBiller } from '../billers/refused-by-biller.ts';
import type { PostbackStatus } from '../postbacks/inbox.ts';

/**
 * The states of a command that its biller is called for once. A failed one keeps its claim: the call may be on its way.
 */
export interface StateOfCall {
  readonly state: 'pending' | 'failed' | 'sent';
  /** The problem in English, for staff. */
  readonly problem: string | null;
}

/** The columns of a command that say so. */
export const columnsOf = ({ state, problem }: StateOfCall, at: Date) => ({
  state,
  problem,
  settled_at: state === 'pending' ? null : at,
  ...(state !== 'failed' && { claimed_at: null }),
});

/** A call that gives money back each time it is made. */
export interface CallToMakeOnce {
  /** Writes the outcome of its command, unless an event has settled that. */
  readonly note: (state: StateOfCall) => Promise<unknown>;
  readonly ask: () => Promise<PostbackStatus>;
  /** The subject of the command, for the log. */
  readonly about: object;
}

const UNANSWERED = 'The biller did not answer. Look there whether it made the refund.';

/**
 * Calls a biller for a refund that each call would make again, by a command that was claimed. The command counts as
 * failed before the call is made, so that no second one follows from one without an answer: the biller's records settle
 * it, or a person looks. It stays claimed meanwhile, so that this person sends it again once the call is over. A call
 * that never reached the biller, or was refused there, is made again.
 * @returns whether the refund was made
 * @throws Error when it is to be tried again
 */
export async function callOnce(
  { log }: Pick<GatewayServices, 'log'>,
  { note, ask, about }: CallToMakeOnce,
): Promise<boolean> {
  await note({ state: 'failed', problem: UNANSWERED });
  try {
    const status = await ask();
    if (status !== 'processed') throw new Error(`The refund of a part was ${status}.`);
  } catch (error) {
    if (wasNeverSent(error) || error instanceof RefusedByBiller) {
      await note({ state: 'pending', problem: null });
      throw error;
    }
    log.error({ ...about, err: error }, 'a refund of a part was not answered: a person must look');
    return false;
  }
  await note({ state: 'sent', problem: null });
  return true;
}
