import { createHmac } from 'node:crypto';
import { RateLimiterRes } from 'rate-limiter-flexible';
import {
  type Allowance,
  type Budget,
  BUDGETS,
  type BudgetName,
  type CountedBy,
} from '@network/server/limits/budgets.ts';
import { networkOf } from '@network/server/limits/client-network.ts';
import type { GatewayServices } from '../services.ts';
import { DatabaseRateLimiter } from './database-rate-limiter.ts';

export type LimitNeeds = Pick<GatewayServices, 'db' | 'clock' | 'config'>;

/** The spender, by the keys of its allowances. Pass an address in full; missing keys are not counted. */
export type Spender = { readonly [By in CountedBy]?: string | null };

/**
 * Takes from everything that the budget allows this spender, one allowance after the other. Nothing is taken from the
 * next one when one is used up.
 * @returns seconds to wait when an allowance was used up before, else null
 */
export async function spendBudget(
  services: LimitNeeds,
  name: BudgetName,
  spender: Spender,
  cost = 1,
): Promise<number | null> {
  for (const { limiter, key } of allowancesOf(services, name, spender)) {
    try {
      await limiter.consume(key, cost);
    } catch (refusal) {
      if (!(refusal instanceof RateLimiterRes)) throw refusal;
      return secondsOf(refusal);
    }
  }
  return null;
}

/** Takes one from every allowance of the spender, used up or not: for what others are to be refused after it happened. */
export async function countAgainstBudget(services: LimitNeeds, name: BudgetName, spender: Spender): Promise<void> {
  for (const { limiter, key } of allowancesOf(services, name, spender)) await limiter.penalty(key, 1);
}

/** Resets the spender's budget. */
export async function restoreBudget(services: LimitNeeds, name: BudgetName, spender: Spender): Promise<void> {
  for (const { limiter, key } of allowancesOf(services, name, spender)) await limiter.delete(key);
}

/** The amount that one budget allows one spender, and the key by which it is counted. */
export interface SpendersAllowance {
  readonly allowance: Allowance;
  readonly limiter: DatabaseRateLimiter;
  readonly key: string;
}

/** Lists everything that a budget allows a spender, in the order in which the budget names it. */
export function allowancesOf(services: LimitNeeds, name: BudgetName, spender: Spender): readonly SpendersAllowance[] {
  const budget: Budget = BUDGETS[name];
  return (Object.entries(budget) as [CountedBy, Allowance][]).flatMap(([by, allowance]) => {
    const subject = spender[by];
    if (subject === undefined || subject === null) return [];
    const counted = by === 'address' ? networkOf(subject, 'whole') : subject;
    const key = keyOf(services, `${name}:${by}:${counted}`);
    return [{ allowance, limiter: new DatabaseRateLimiter(services, allowance), key }];
  });
}

/** The database learns neither addresses nor accounts. */
function keyOf({ config }: LimitNeeds, text: string): string {
  return createHmac('sha256', config.secrets.derive('rate-limits')).update(text).digest('hex');
}

const secondsOf = ({ msBeforeNext }: RateLimiterRes): number => Math.max(1, Math.ceil(msBeforeNext / 1_000));
