import { BadgePercent, FlaskConical, GalleryHorizontal, Gift, Split, Ticket, ToggleLeft, Wallet } from 'lucide-react';
import type { Area } from '../layout/areas.ts';
import { discounts } from '../messages/discounts.ts';
import { experiments } from '../messages/experiments.ts';
import { shop } from '../messages/shop.ts';
import { slots } from '../messages/slots.ts';
import { redeemCodes } from '../messages/redeem-codes.ts';
import { words } from '../messages/words.ts';

/** What is sold, and to whom. */
export const shopArea: Area = {
  heading: words.navigation.sections.shop,
  entries: [
    { href: '/plans-on-sale', label: shop.plans.title, icon: Wallet, scope: 'shop:read' },
    { href: '/deal-slots', label: slots.title, icon: GalleryHorizontal, scope: 'shop:read' },
    { href: '/redeem-codes', label: redeemCodes.batches.title, icon: Ticket, scope: 'shop:read' },
    { href: '/voucher-codes', label: discounts.title, icon: BadgePercent, scope: 'shop:read' },
    { href: '/gifts', label: redeemCodes.gifts.title, icon: Gift, scope: 'shop:read' },
    { href: '/try-offers', label: shop.trying.title, icon: FlaskConical, scope: 'members:read' },
    { href: '/experiments', label: experiments.title, icon: Split, scope: 'shop:read' },
    { href: '/flags', label: shop.flags.title, icon: ToggleLeft, scope: 'shop:read' },
  ],
  pages: [
    {
      path: '/plans-on-sale',
      scope: 'shop:read',
      load: async () => (await import('./plans-page.tsx')).PlansPage,
    },
    {
      path: '/deal-slots',
      scope: 'shop:read',
      load: async () => (await import('./deal-slots-page.tsx')).DealSlotsPage,
    },
    {
      path: '/redeem-codes',
      scope: 'shop:read',
      load: async () => (await import('./redeem-codes-page.tsx')).RedeemCodesPage,
    },
    {
      path: '/redeem-codes/$batchId',
      scope: 'shop:read',
      load: async () => (await import('./redeem-code-uses-page.tsx')).RedeemCodeUsesPage,
    },
    {
      path: '/voucher-codes',
      scope: 'shop:read',
      load: async () => (await import('./voucher-codes-page.tsx')).VoucherCodesPage,
    },
    {
      path: '/voucher-codes/$discountId',
      scope: 'shop:write',
      load: async () => (await import('./codes-of-discount-page.tsx')).CodesOfDiscountPage,
    },
    { path: '/gifts', scope: 'shop:read', load: async () => (await import('./gifts-page.tsx')).GiftsPage },
    {
      path: '/try-offers',
      scope: 'members:read',
      load: async () => (await import('./try-offers-page.tsx')).TryOffersPage,
    },
    {
      path: '/experiments',
      scope: 'shop:read',
      load: async () => (await import('./experiments-page.tsx')).ExperimentsPage,
    },
    {
      path: '/experiments/$runId',
      scope: 'shop:read',
      load: async () => (await import('./experiment-run-page.tsx')).ExperimentRunPage,
    },
    { path: '/flags', scope: 'shop:read', load: async () => (await import('./flags-page.tsx')).FlagsPage },
  ],
};
