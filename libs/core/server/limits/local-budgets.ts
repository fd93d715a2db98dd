import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible';
import { BUDGETS } from '@network/server/limits/budgets.ts';
import { networkOf } from '@network/server/limits/client-network.ts';

/** The budgets of requests that a brand server handles alone, so that the gateway doesn't count them. */
type LocalBudget = 'errorReports' | 'browserSpans' | 'consentChoices' | 'healthWarnings';

export interface LocalBudgets {
  /** @returns seconds to wait when the address has used the budget up, else null */
  spend(name: LocalBudget, address: string): Promise<number | null>;
}

/** Counted in this process: these requests write nothing that brand servers share. */
export function createLocalBudgets(): LocalBudgets {
  const limiterOf = (name: LocalBudget) => {
    const { times, seconds } = BUDGETS[name].address;
    return new RateLimiterMemory({ points: times, duration: seconds, keyPrefix: name });
  };
  const limiters: Readonly<Record<LocalBudget, RateLimiterMemory>> = {
    errorReports: limiterOf('errorReports'),
    browserSpans: limiterOf('browserSpans'),
    consentChoices: limiterOf('consentChoices'),
    healthWarnings: limiterOf('healthWarnings'),
  };
  return {
    spend: async (name, address) => {
      try {
        await limiters[name].consume(networkOf(address, 'whole'));
        return null;
      } catch (refusal) {
        if (!(refusal instanceof RateLimiterRes)) throw refusal;
        return Math.max(1, Math.ceil(refusal.msBeforeNext / 1_000));
      }
    },
  };
}
