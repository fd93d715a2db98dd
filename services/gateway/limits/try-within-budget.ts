import type { BudgetName } from '@network/server/limits/budgets.ts';
import type { GatewayServices } from '../services.ts';
import { claimEach, giveEachBack } from './claim-try.ts';
import { allowancesOf, type LimitNeeds, type Spender, type SpendersAllowance } from './spend-budget.ts';
import { createTurns, type Turns } from '@network/server/limits/take-turns.ts';

/** The result of a limited try: the value that a correct try found, or the reason why there is none. */
export type TryResult<Found> =
  | { readonly outcome: 'right'; readonly found: Found }
  | { readonly outcome: 'wrong' }
  /** The budget was used up, and nothing was looked at. */
  | { readonly outcome: 'limited'; readonly retryAfterSeconds: number };

/** The wait of a caller who finds too many waiting already. */
const CROWDED_SECONDS = 1;

/**
 * Looks at something that may be guessed, and lets wrong tries use a budget up. Each try is counted before it is looked at,
 * and given back where it was right: of any number of guesses at once no more are looked at than the budget allows. Tries
 * of one spender take turns in this process, so that many right ones at once, which all are counted for a moment, refuse
 * nobody (decision 0785). A check that throws stays counted.
 * @param check what the try is right about; null for a wrong one
 */
export async function tryWithinBudget<Found>(
  services: LimitNeeds,
  name: BudgetName,
  spender: Spender,
  check: () => Promise<Found | null>,
): Promise<TryResult<Found>> {
  const allowances = allowancesOf(services, name, spender);
  const limited = (retryAfterSeconds: number) => ({ outcome: 'limited', retryAfterSeconds }) as const;
  const tried = await inTurn(turnsOf(services), allowances, async () => {
    const claimed = await claimEach(services, allowances);
    if (typeof claimed === 'number') return limited(claimed);
    const found = await check();
    if (found === null) return { outcome: 'wrong' } as const;
    await giveEachBack(services, claimed);
    return { outcome: 'right', found } as const;
  });
  return tried === 'full' ? limited(CROWDED_SECONDS) : tried;
}

/**
 * Only a tenth of each allowance is under way at a time. Everybody takes the turns of the account or browser before those of
 * the address, so that nobody waits in a circle.
 */
function inTurn<Result>(
  turns: Turns,
  [first, ...others]: readonly SpendersAllowance[],
  work: () => Promise<Result | 'full'>,
): Promise<Result | 'full'> {
  if (first === undefined) return work();
  const width = Math.max(1, Math.floor(first.allowance.times / 10));
  return turns.take(first.key, width, () => inTurn(turns, others, work));
}

const turnsOfGateways = new WeakMap<GatewayServices['config'], Turns>();

/** The turns of this gateway: two in one process, as in tests, share no more than two processes would. */
function turnsOf({ config }: LimitNeeds): Turns {
  const turns = turnsOfGateways.get(config) ?? createTurns();
  turnsOfGateways.set(config, turns);
  return turns;
}
