import type { Tenant } from '@network/tenant/tenant-schema.ts';
import { readAlone, type ReadPart } from '../../../../db/read-together.ts';
import type { GatewayServices } from '../../../../services.ts';
import type { SharedSource } from '../../../../shared-data/shared-data.ts';
import { type Membership, loadMembership } from '../../membership/public.ts';
import { offeredBillers } from '../billers/biller-directory.ts';
import { currencyOnOffer, offeredIn } from './currency-on-offer.ts';
import { plansOnOffer } from './join-options.ts';
import { optionIdOf } from './option-id.ts';
import { loadPaidMemberships, type PaidAgreement } from './paid-memberships.ts';
import { loadPlans, type Plan, type PricedPlan } from './priced-plan.ts';

export interface Offered {
  readonly membership: Membership | null;
  /** All plans there are. */
  readonly plans: readonly Plan[];
  /** The agreements that they pay for now. */
  readonly paid: readonly PaidAgreement[];
  /** The currency in which this person is offered plans. */
  readonly currency: string;
  /** The plans that this person may buy here, at their prices in that currency. */
  readonly onOffer: readonly PricedPlan[];
}

/** The place where a person looks at what is on sale. */
export interface Shop {
  readonly tenant: Pick<Tenant, 'sites' | 'combined'>;
  /** ISO 3166-1, as the edge says it; null where it does not. */
  readonly country: string | null;
}

/** The plans are the same for everybody. */
const PLANS: SharedSource = { name: 'plans', tables: ['plans', 'plan_prices'] };

/** Loads the plans that a person or visitor may buy on a tenant now, and their currency. */
export async function loadOffered(
  services: Pick<GatewayServices, 'db' | 'clock' | 'config'>,
  userId: string | null,
  shop: Shop,
): Promise<Offered> {
  const membership = userId === null ? null : await loadMembership(services, userId);
  const paid = await loadPaidMemberships(readAlone(services.db), membership);
  return offered(services, { membership, plans: await loadPlans(services.db), paid }, shop);
}

/** All plans, to be shown. */
export function knownPlans({ db, shared }: Pick<GatewayServices, 'db' | 'shared'>): Promise<readonly Plan[]> {
  return shared.read(PLANS, null, () => loadPlans(db));
}

/**
 * Does what `loadOffered` does with a membership that was read already, to show plans; `read` reads about that person.
 */
export async function offeredFor(
  services: Pick<GatewayServices, 'db' | 'shared' | 'config'>,
  { membership, read }: { readonly membership: Membership | null; readonly read: ReadPart },
  shop: Shop,
): Promise<Offered> {
  const [plans, paid] = await Promise.all([knownPlans(services), loadPaidMemberships(read, membership)]);
  return offered(services, { membership, plans, paid }, shop);
}

function offered(
  services: Pick<GatewayServices, 'config'>,
  { membership, plans, paid }: Pick<Offered, 'membership' | 'plans' | 'paid'>,
  { tenant, country }: Shop,
): Offered {
  const facts = { plans: plansOnOffer(plans, membership, tenant), country, paid, billers: offeredBillers(services) };
  const currency = currencyOnOffer(facts);
  return { membership, plans, paid, currency, onOffer: offeredIn(currency, facts) };
}

/** The offered plan of that number, or null: unknown, withdrawn, or not for this person. */
export function offeredPlan({ onOffer }: Offered, optionId: number): PricedPlan | null {
  return onOffer.find((plan) => optionIdOf(plan) === optionId) ?? null;
}
