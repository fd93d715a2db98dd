import { BILLERS, type BillerId } from '@network/tenant/constants.ts';
import type { Tenant } from '@network/tenant/tenant-schema.ts';
import type { GatewayServices } from '../../../../services.ts';
import { isNativeBiller } from '../../membership/public.ts';
import { offeredBillers } from '../billers/biller-directory.ts';
import { failingBillers } from './biller-health.ts';
import { CARD_ROUTES, type CardRoute } from './card-routes.ts';

/** The country from which a payment is made, and its currency. */
export interface PaymentPlace {
  readonly tenant: Pick<Tenant, 'id' | 'payments'>;
  /** ISO 3166; null where it is not known. */
  readonly country: string | null;
  readonly currency: string;
}

/** A biller that was not chosen, and why. */
export interface PassedOver {
  readonly biller: BillerId;
  readonly why: 'currency' | 'country' | 'failing';
}

export interface BillerChoice {
  readonly biller: BillerId | null;
  readonly passedOver: readonly PassedOver[];
}

/** Returns whether a biller takes this currency from this country for us. */
export function takesPayment(
  { currencies, notIn }: CardRoute,
  { country, currency }: Pick<PaymentPlace, 'country' | 'currency'>,
): boolean {
  return currencies.includes(currency) && (country === null || !notIn.includes(country));
}

/**
 * The first of these billers that takes the currency and the country and is not failing; of billers that are all failing the
 * first. The same question has the same answer.
 */
export function chooseAmong(
  candidates: readonly BillerId[],
  { country, currency }: Pick<PaymentPlace, 'country' | 'currency'>,
  failing: ReadonlySet<BillerId>,
  routes: Readonly<Record<BillerId, CardRoute>> = CARD_ROUTES,
): BillerChoice {
  const passedOver: PassedOver[] = [];
  for (const biller of candidates) {
    const route = routes[biller];
    if (!route.currencies.includes(currency)) passedOver.push({ biller, why: 'currency' });
    else if (!takesPayment(route, { country, currency })) passedOver.push({ biller, why: 'country' });
    else if (failing.has(biller)) passedOver.push({ biller, why: 'failing' });
    else return { biller, passedOver };
  }
  return { biller: passedOver.find(({ why }) => why === 'failing')?.biller ?? null, passedOver };
}

/** Billers by the preference of a brand; those that it does not name follow in the network's order. */
export function inOrderOf(tenant: Pick<Tenant, 'payments'>, billers: readonly BillerId[]): readonly BillerId[] {
  const preferred: readonly BillerId[] = tenant.payments?.cardBillers ?? [];
  const rank = (biller: BillerId): number => {
    const place = preferred.indexOf(biller);
    return place < 0 ? preferred.length + BILLERS.indexOf(biller) : place;
  };
  return billers.toSorted((one, other) => rank(one) - rank(other));
}

/**
 * The biller of a payment by card: people choose "card", and the page sends the native biller that it knew of, which is passed
 * over where it does not take the currency or the country, or is failing. An external biller was chosen by its name, and
 * stays. The log has why.
 */
export async function chooseCardBiller(
  services: Pick<GatewayServices, 'db' | 'clock' | 'config' | 'log'>,
  requested: BillerId,
  place: PaymentPlace,
): Promise<BillerId> {
  if (!isNativeBiller(requested)) return requested;
  const others = offeredBillers(services).filter((biller) => isNativeBiller(biller) && biller !== requested);
  const candidates = [requested, ...inOrderOf(place.tenant, others)];
  const failing = await failingBillers(services.db, services.clock.now());
  const choice = chooseAmong(candidates, place, failing);
  explain(services, place, choice);
  return choice.biller ?? requested;
}

/**
 * Returns whether a payment by the biller that a page sent can be taken. An external biller has to take its currency
 * and country; of the native ones, which are all “card”, any has to.
 */
export function isTaken(
  services: Pick<GatewayServices, 'config'>,
  requested: BillerId,
  place: Pick<PaymentPlace, 'country' | 'currency'>,
): boolean {
  const candidates = isNativeBiller(requested) ? offeredBillers(services).filter(isNativeBiller) : [requested];
  return candidates.some((biller) => takesPayment(CARD_ROUTES[biller], place));
}

/** The offered billers that take a currency from a country. */
export function billersTaking(
  services: Pick<GatewayServices, 'config'>,
  place: Pick<PaymentPlace, 'country' | 'currency'>,
): readonly BillerId[] {
  return offeredBillers(services).filter((biller) => takesPayment(CARD_ROUTES[biller], place));
}

/** Another biller for a payment that one declined: native ones first. Null where there is none that is well. */
export async function chooseOtherBiller(
  services: Pick<GatewayServices, 'db' | 'clock' | 'config' | 'log'>,
  declinedBy: BillerId,
  place: PaymentPlace,
): Promise<BillerId | null> {
  const others = offeredBillers(services).filter((biller) => biller !== declinedBy);
  const natives = inOrderOf(place.tenant, others.filter(isNativeBiller));
  const candidates = [...natives, ...others.filter((biller) => !isNativeBiller(biller))];
  const failing = await failingBillers(services.db, services.clock.now());
  const choice = chooseAmong(candidates, place, failing);
  explain(services, place, choice);
  return choice.biller !== null && failing.has(choice.biller) ? null : choice.biller;
}

function explain(
  { log }: Pick<GatewayServices, 'log'>,
  { tenant, country, currency }: PaymentPlace,
  { biller, passedOver }: BillerChoice,
): void {
  log.info({ brand: tenant.id, country, currency, biller, passedOver }, 'biller chosen');
}
