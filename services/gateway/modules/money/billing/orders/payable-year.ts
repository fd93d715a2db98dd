import type { RequestContext } from '../../../../http/request-context.ts';
import { offeredTo } from '../request-facts.ts';
import { storedCard } from './stored-card.ts';
import { type YearlyUpgrade, yearlyUpgrade } from './yearly-upgrade.ts';

/**
 * The yearly upgrade that a request's person can pay for. Only a stored card pays for one, so a person who joined by a
 * biller that can't charge it is offered none; null for visitors, too.
 */
export async function payableYear(context: RequestContext): Promise<YearlyUpgrade | null> {
  const { services, tenant } = context;
  const person = await context.person();
  const upgrade = person && tenant && yearlyUpgrade(await offeredTo(context), tenant, services.clock.now());
  if (!person || !upgrade) return null;
  return (await storedCard(services, person.userId, upgrade.plan.currency)) === null ? null : upgrade;
}
