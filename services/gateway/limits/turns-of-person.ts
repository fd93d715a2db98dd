import type { GatewayServices } from '../services.ts';
import { rateLimited } from './rate-limited.ts';
import { createTurns, type Turns } from '@network/server/limits/take-turns.ts';

/**
 * Writes of one person that run side by side in a process. Most of them lock the person, so that more would only hold connections of the
 * database while they wait for each other, and others would find none.
 */
const WRITES_AT_ONCE = 4;

/** The number of writes of one person that may wait. Budgets end a burst before. */
const MOST_WAITING = 1_000;

/** The wait of a person of whom too many writes wait already. */
const CROWDED_SECONDS = 1;

const turnsOfGateways = new WeakMap<GatewayServices['config'], Turns>();

/**
 * Runs a write of a signed-in person once few others of theirs run in this process.
 * @throws GatewayError RATE_LIMITED where too many wait already
 */
export async function inTurnOfPerson<Result>(
  { config }: Pick<GatewayServices, 'config'>,
  personId: string,
  work: () => Promise<Result>,
): Promise<Result> {
  const turns = turnsOfGateways.get(config) ?? createTurns(MOST_WAITING);
  turnsOfGateways.set(config, turns);
  const result = await turns.take(personId, WRITES_AT_ONCE, work);
  if (result === 'full') throw rateLimited(CROWDED_SECONDS);
  return result;
}
