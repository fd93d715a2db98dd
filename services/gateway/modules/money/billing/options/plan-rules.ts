import { BASE_CURRENCY, inUnits } from '@network/validation/currencies.ts';
import { LEAST_CHARGE } from '../billers/capabilities.ts';
import type { PlanKind } from '../../membership/public.ts';

/** The periods in which plans are sold, in the order in which staff choose. */
export const PLAN_PERIODS = ['month', 'quarter', 'year', 'trial', 'free-limited-trial'] as const satisfies PlanKind[];

/** Months between two renewals. A trial renews by the month. */
export const MONTHS_OF: Readonly<Record<PlanKind, number>> = {
  month: 1,
  quarter: 3,
  year: 12,
  trial: 1,
  'free-limited-trial': 1,
};

/** The ends of the slugs of a site's plans. */
const SLUG_ENDS: Readonly<Record<PlanKind, string>> = {
  month: 'month',
  quarter: 'quarter',
  year: 'year',
  trial: 'trial',
  'free-limited-trial': 'free',
};

interface WrittenPrice {
  readonly currency: string;
  readonly firstPrice: number;
  readonly renewalPrice: number;
}

/** The fields of a plan's document that the rules read. */
export interface WrittenPlan extends Omit<WrittenPrice, 'currency'> {
  readonly slug: string;
  readonly site: string | null;
  readonly group: string | null;
  readonly period: PlanKind;
  readonly trialDays: number | null;
  readonly isPortalOffer: boolean;
  readonly prices: readonly WrittenPrice[];
}

interface Problem {
  /** The field. */
  readonly path: string;
  /** The message that says what is expected. */
  readonly message: string;
}

/** Lists what is wrong with a plan whose fields are each correct; nothing for a plan that can be sold. */
export function problemsOfPlan(plan: WrittenPlan): readonly Problem[] {
  const { site, group, period, trialDays, isPortalOffer, prices } = plan;
  if ((site === null) === (group === null)) return [{ path: 'site', message: 'expected a site, or a group of sites' }];
  const isTrial = period === 'trial' || period === 'free-limited-trial';
  const problems: (Problem | false)[] = [
    ...problemsOfSlug(plan),
    isTrial && group !== null && { path: 'period', message: 'expected no trial: those are of one site' },
    isPortalOffer && site !== null && { path: 'isPortalOffer', message: 'expected only for plans of several sites' },
    period !== 'trial' &&
      trialDays !== null && { path: 'trialDays', message: 'expected only for a trial that is paid' },
    period === 'trial' && trialDays === null && { path: 'trialDays', message: 'expected how long the trial is' },
    ...problemsOfPrice(period, { ...plan, currency: BASE_CURRENCY }),
    ...prices.flatMap((price, index) =>
      problemsOfPrice(period, price).map(({ path, message }) => ({ path: `prices.${index}.${path}`, message })),
    ),
    ...problemsOfFreePrices(plan),
  ];
  return problems.filter((each) => each !== false);
}

/** A site has one plan of a period, so that its number in forms is known; that of several sites is the slug itself. */
function problemsOfSlug({ slug, site, period }: WrittenPlan): Problem[] {
  if (site !== null) {
    const own = `${site}-${SLUG_ENDS[period]}`;
    return slug === own ? [] : [{ path: 'slug', message: `expected ${own}: a site has one plan of each period` }];
  }
  const isNumber = /^[1-9]\d{3,8}$/.test(slug);
  // Numbers of sites' plans end in 01 to 05 (`option-id.ts`).
  const isFree = isNumber && (Number(slug) % 100 > 5 || Number(slug) % 100 === 0);
  const message = 'expected a number of 4 to 9 digits that does not end in 01 to 05, by which billers know it';
  return isFree ? [] : [{ path: 'slug', message }];
}

/**
 * Lists the problems of a price: billers charge a least amount, and only the free trial and the beginning of a paid one
 * cost nothing.
 */
function problemsOfPrice(period: PlanKind, { currency, firstPrice, renewalPrice }: WrittenPrice): Problem[] {
  if (period === 'free-limited-trial') {
    const message = 'expected 0: this trial is free';
    return [
      ...(firstPrice === 0 ? [] : [{ path: 'firstPrice', message }]),
      ...(renewalPrice === 0 ? [] : [{ path: 'renewalPrice', message }]),
    ];
  }
  const least = `${inUnits(LEAST_CHARGE, currency)} ${currency}`;
  const message = `expected at least ${LEAST_CHARGE}, which is ${least}: billers charge no less`;
  const isFirstRight = firstPrice >= LEAST_CHARGE || (firstPrice === 0 && period === 'trial');
  return [
    ...(isFirstRight ? [] : [{ path: 'firstPrice', message }]),
    ...(renewalPrice >= LEAST_CHARGE ? [] : [{ path: 'renewalPrice', message }]),
  ];
}

/** Lists prices that are free in one currency and not in another. */
function problemsOfFreePrices({ firstPrice, prices }: WrittenPlan): Problem[] {
  return prices.flatMap((price, index) =>
    (price.firstPrice === 0) === (firstPrice === 0)
      ? []
      : [{ path: `prices.${index}.firstPrice`, message: `expected ${firstPrice === 0 ? '0' : 'a price'}, as in USD` }],
  );
}
