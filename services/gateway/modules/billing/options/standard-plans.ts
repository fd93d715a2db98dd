import type { SiteId } from '@network/tenant/sites.ts';
import type { PlansTable } from '../tables.ts';

/** The plans that every site sells. Amounts are minor units of USD. */
export function plansOfSite(product: SiteId): PlansTable[] {
  return [
    {
      ...MONTHLY,
      id: `${product}-trial`,
      product,
      kind: 'trial',
      first_price: 100,
      first_days: 2,
      rebill_price: 2_999,
    },
    { ...MONTHLY, id: `${product}-free`, product, kind: 'free-limited-trial', first_price: 0, rebill_price: 0 },
    { ...MONTHLY, id: `${product}-month`, product, kind: 'month', first_price: 2_999, rebill_price: 2_999 },
    {
      ...MONTHLY,
      id: `${product}-year`,
      product,
      kind: 'year',
      first_price: 11_988,
      rebill_price: 11_988,
      rebill_months: 12,
    },
  ];
}

/** The plans of several sites. Amounts are minor units of USD; the ids are the billers' option ids. */
export function multisitePlans(): PlansTable[] {
  return [
    multisite('3045', 'month', 4_999, 1),
    multisite('3046', 'quarter', 11_997, 3),
    multisite('3047', 'year', 23_988, 12),
    multisite('2566', 'month', 3_349, 1, true),
    multisite('2567', 'quarter', 8_038, 3, true),
    multisite('2568', 'year', 16_072, 12, true),
  ];
}

const MONTHLY = { first_days: null, rebill_months: 1, is_portal_offer: false } as const;

function multisite(
  id: string,
  kind: PlansTable['kind'],
  price: number,
  rebill_months: number,
  is_portal_offer = false,
): PlansTable {
  return {
    id,
    product: 'multisite2025',
    kind,
    first_price: price,
    rebill_price: price,
    first_days: null,
    rebill_months,
    is_portal_offer,
  };
}
