import { createTurns } from '@network/server/limits/take-turns.ts';

/**
 * Calls of one session that may wait for a turn; further ones are refused. Only a session that has all its turns has waiting calls, so
 * that few have them at a time.
 */
const MOST_WAITING = 128;

/** Runs a call, which says by `leave` when its answer begins: another call of the session may begin then. */
type Call = (leave: () => void) => Promise<void>;

/** @returns false without running the call where too many of its session wait already */
export type TurnsOfSessions = (sessionId: string | null, call: Call) => Promise<boolean>;

/**
 * Turns that nobody has taken yet. Visitors take none: nothing but an address, which many may share, tells one from another.
 * @param width the calls of one session that are under way at once
 */
export function createTurnsOfSessions(width: number): TurnsOfSessions {
  const turns = createTurns(MOST_WAITING);
  return async (sessionId, call) => {
    if (sessionId === null) {
      await call(() => undefined);
      return true;
    }
    let through: Promise<void> | undefined;
    const untilAnswerBegins = () =>
      new Promise<void>((leave) => {
        through = call(leave).finally(leave);
      });
    if ((await turns.take(sessionId, width, untilAnswerBegins)) === 'full') return false;
    await through;
    return true;
  };
}
