import { SITE_IDS } from '@network/tenant/demonstration-sites.ts';

type Period = 'trial' | 'free-limited-trial' | 'month' | 'quarter' | 'year';

/** A plan in the import format, as far as plans differ. Amounts are minor units of USD. */
interface PlanDocument {
  readonly slug: string;
  readonly site?: string;
  readonly group?: string;
  readonly period: Period;
  readonly firstPrice: number;
  readonly renewalPrice: number;
  readonly trialDays?: number;
  readonly isPortalOffer?: boolean;
  readonly prices?: readonly {
    readonly currency: string;
    readonly firstPrice: number;
    readonly renewalPrice: number;
  }[];
}

/** The brands that sell in euros, pounds and yen, with the plans of several sites, which are on every join page. */
const IN_CURRENCIES: readonly string[] = ['slayed', 'wifey'];

/** What a dollar costs, in minor units of each currency for a cent. */
const RATES = { EUR: 0.9, GBP: 0.8, JPY: 1.5 } as const;
type Currency = keyof typeof RATES;
const LEAST = 100;

/** The demonstration's plans: four of each site, and six of several, two of which are members' of the portal. */
export function makePlans(): readonly PlanDocument[] {
  return [...SITE_IDS.flatMap(plansOfSite), ...plansOfSeveral()].map((plan) =>
    plan.renewalPrice > 0 && (plan.site === undefined || IN_CURRENCIES.includes(plan.site))
      ? { ...plan, prices: (Object.keys(RATES) as Currency[]).map((currency) => priceIn(currency, plan)) }
      : plan,
  );
}

/** What each site of the demonstration sells, at prices in USD alone. */
export function plansOfSite(site: string): readonly PlanDocument[] {
  return [
    { slug: `${site}-trial`, site, period: 'trial', firstPrice: 100, renewalPrice: 2_999, trialDays: 2 },
    { slug: `${site}-free`, site, period: 'free-limited-trial', firstPrice: 0, renewalPrice: 0 },
    { slug: `${site}-month`, site, period: 'month', firstPrice: 2_999, renewalPrice: 2_999 },
    { slug: `${site}-year`, site, period: 'year', firstPrice: 11_988, renewalPrice: 11_988 },
  ];
}

/**
 * Plans for several sites, at prices in USD alone. The slugs are the numbers by which the sandbox's billers know them.
 */
export function plansOfSeveral(): readonly PlanDocument[] {
  return [
    ofSeveral('3045', 'month', 4_999),
    ofSeveral('3046', 'quarter', 11_997),
    ofSeveral('3047', 'year', 23_988),
    { ...ofSeveral('2566', 'month', 3_349), isPortalOffer: true },
    { ...ofSeveral('2567', 'quarter', 8_038), isPortalOffer: true },
    { ...ofSeveral('2568', 'year', 16_072), isPortalOffer: true },
  ];
}

function ofSeveral(slug: string, period: Period, price: number): PlanDocument {
  return { slug, group: 'multisite2025', period, firstPrice: price, renewalPrice: price };
}

function priceIn(currency: Currency, { firstPrice, renewalPrice }: PlanDocument) {
  const price = (amount: number): number => Math.max(LEAST, Math.round(amount * RATES[currency]));
  return { currency, firstPrice: price(firstPrice), renewalPrice: price(renewalPrice) };
}
