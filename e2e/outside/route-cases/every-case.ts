import { ITEM_CASES, knownItemCases } from './items.ts';
import { LIFECYCLE_CASES } from './lifecycle.ts';
import { LISTING_CASES } from './listings.ts';
import { PAGE_CASES } from './pages.ts';
import type { KnownSlugs, RouteCase } from './route-case.ts';
import { UPSELL_CASES } from './upsells.ts';

const FIXED_CASES = [...PAGE_CASES, ...LISTING_CASES, ...ITEM_CASES, ...LIFECYCLE_CASES, ...UPSELL_CASES];

/** Every case for a brand with those items. */
export const everyCase = (known: KnownSlugs): readonly RouteCase[] => [...FIXED_CASES, ...knownItemCases(known)];
