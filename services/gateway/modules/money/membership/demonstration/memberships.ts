import type { BillerId } from '@network/tenant/constants.ts';
import type { Product, SubscriptionsTable } from '../tables.ts';

/** The subscription of a demonstration person (contract: "Demonstration people"). Months and days before today. */
export interface DemonstrationMembership {
  readonly name: string;
  /** Every site, or what is named. A description that names no site is true on every brand. */
  readonly products: 'each-site' | readonly Product[];
  readonly type: SubscriptionsTable['type'];
  readonly plan: 'month' | 'year' | 'trial' | 'free' | '3045' | '3047' | null;
  /** Unpaid access is the network's own: staff, guests of honour. */
  readonly isPaid: boolean;
  readonly biller?: BillerId;
  readonly joinedOn?: string;
  /** The time at which access began. */
  readonly began: { readonly months: number } | { readonly days: number } | { readonly on: string };
  /** The time at which it ended; without it, access continues. */
  readonly lapsed?: { readonly months: number } | { readonly days: number };
  readonly isGuest?: boolean;
  readonly cancelledDaysAgo?: number;
  /** Paused for so many months since it ended. */
  readonly pausedMonths?: number;
}

const paid = { products: 'each-site', type: 'member', plan: 'month', isPaid: true, biller: 'rocketgate' } as const;
const complimentary = { products: 'each-site', type: 'member', plan: null, isPaid: false } as const;
const trial = { products: 'each-site', type: 'trial', plan: 'trial', isPaid: false, biller: 'rocketgate' } as const;
const free = { products: 'each-site', type: 'trial', plan: 'free', isPaid: false } as const;
const portal = { products: ['portal'], type: 'porn-portal', plan: null, isPaid: false } as const;

export const DEMONSTRATION_MEMBERSHIPS: readonly DemonstrationMembership[] = [
  { ...paid, name: 'member', began: { months: 14 } },
  { ...paid, name: 'single', biller: 'vendo', products: ['vixen'], began: { days: 10 } },
  { ...paid, name: 'multi', products: ['multisite2025'], plan: '3047', joinedOn: 'vixenplus', began: { months: 30 } },
  {
    ...paid,
    name: 'monthly',
    biller: 'vendo',
    products: ['multisite2025'],
    plan: '3045',
    joinedOn: 'vixenplus',
    began: { months: 4 },
  },
  { ...trial, name: 'trial', began: { days: 0 } },
  { ...trial, name: 'trialspent', began: { days: 0 } },
  { ...trial, name: 'trialexpired', began: { days: 20 }, lapsed: { days: 18 } },
  { ...free, name: 'freetrial', began: { days: 3 } },
  { ...paid, name: 'expired', began: { months: 10 }, lapsed: { months: 3 } },
  { ...paid, name: 'grace', began: { months: 15 }, lapsed: { days: 3 } },
  { ...paid, name: 'cancelled', began: { months: 7 }, cancelledDaysAgo: 5 },
  { ...paid, name: 'cancelledext', biller: 'epoch', began: { months: 7 }, cancelledDaysAgo: 5 },
  { ...portal, name: 'portal', began: { months: 2 } },
  { ...portal, name: 'portalguest', isGuest: true, began: { months: 2 } },
  { ...paid, name: 'parent', began: { months: 5 } },
  { ...complimentary, name: 'vip', began: { months: 1 } },
  { ...complimentary, name: 'model', began: { months: 9 } },
  { ...paid, name: 'king', began: { months: 26 } },
  { ...complimentary, name: 'director', began: { months: 9 } },
  { ...complimentary, name: 'official', began: { months: 9 } },
  { ...paid, name: 'wifeymember', products: ['wifey'], began: { months: 3 } },
  { ...paid, name: 'quota', began: { months: 6 } },
  { ...paid, name: 'consent', began: { months: 2 } },
  { ...complimentary, name: 'preview', began: { months: 1 } },
  { ...paid, name: 'editor', began: { months: 12 } },
  { ...complimentary, name: 'admin', began: { months: 12 } },
  { ...paid, name: 'challenged', began: { months: 2 } },
  { ...paid, name: 'banned', began: { months: 2 } },
  { ...free, name: 'freetrialexpired', began: { days: 40 }, lapsed: { days: 10 } },
  { ...paid, name: 'founder', biller: 'vendo', products: ['vixen'], plan: 'year', began: { on: '2016-10-04' } },
  { ...paid, name: 'silver', began: { months: 8 } },
  {
    ...paid,
    name: 'paused',
    biller: 'vendo',
    products: ['vixen'],
    began: { months: 5 },
    lapsed: { days: 7 },
    pausedMonths: 2,
  },
];
