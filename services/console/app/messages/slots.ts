import type { DealAudience, DealPlace, DealState, PlanUpsellKind } from '../api/staff-types.generated.ts';

const PLACES: Readonly<Record<DealPlace, { readonly title: string; readonly text: string }>> = {
  carousel: {
    title: 'Carousel',
    text: 'The row of deals on the home page, on the deals page and on the pages after a purchase.',
  },
  interstitial: { title: 'Offers before the site', text: 'The offers page that members see on their way in.' },
  listing: { title: 'List', text: 'The grid on the deals page, and on the page after a purchase at a partner.' },
};

const AUDIENCES: Readonly<Record<DealAudience, string>> = {
  everyone: 'Everyone',
  trial: 'Free trials',
  expired: 'Ended access',
};

const STATES: Readonly<Record<DealState, string>> = {
  RUNNING: 'Running',
  PLANNED: 'Planned',
  DRAFT: 'Draft',
  ENDED: 'Ended',
};

const KINDS: Readonly<Record<PlanUpsellKind, { readonly name: string; readonly where: string }>> = {
  TRIAL_UPGRADE: {
    name: 'Trial upgrade',
    where: 'On the page after joining, and in the upgrade bar of trial members. Starts at once.',
  },
  SEVERAL_SITES: {
    name: 'Several sites',
    where: 'On the account page. Starts at once; the value of unused days is subtracted.',
  },
  YEARLY_UPGRADE: {
    name: 'Yearly upgrade',
    where: 'On the account page of monthly members. Starts at the end of the paid period.',
  },
};

/** Texts of the page about the slots of deals, and about upsells. */
export const slots = {
  title: 'Deals and upsells',
  text: 'Where deals of partners are shown on a brand and in which order, and what members are offered to change to.',
  brand: 'Brand',
  parts: 'Parts of this page',
  noBrands: 'No brand is active',
  gone: 'There is no active brand with this name',
  unreachable: 'This brand has no address of a partner, so none of its deals is shown.',
  places: PLACES,
  audiences: AUDIENCES,
  states: STATES,
  from: 'From',
  until: 'Until',
  changes: 'Unpublished changes',
  empty: 'Empty',
  emptyText: 'No deal is in this slot. A deal is in it once its form has a rank for it.',
  nothingRuns: 'Nothing is shown here now.',
  counts: (shown: Readonly<Record<DealAudience, number>>, limit: number) =>
    `Shown now: ${shown.everyone} to visitors and members, ${shown.trial} to free trials, ${shown.expired} to members with ended access; at most ${limit} each.`,
  columns: {
    name: 'Deal',
    partner: 'Partner',
    rank: 'Rank',
    audience: 'For',
    state: 'State (UTC)',
    price: 'Price',
    sale: 'Bought',
    everyone: 'Members see it',
    trial: 'Free trials',
    expired: 'Ended access',
    action: 'Action',
  },
  place: (position: number) => `No. ${position}`,
  hidden: 'Not shown',
  monthly: (price: string) => `then ${price} every month`,
  once: 'charged once',
  oneClick: (billers: string) => `With one click: ${billers}`,
  atPartner: 'At the partner',
  try: 'Try',
  tryLabel: (deal: string) => `Try ${deal} with a member`,
  change: 'Rank',
  changeLabel: (deal: string, place: string) => `Change the rank of ${deal} in ${place}`,
  rank: {
    title: (deal: string, place: string) => `Rank of ${deal} in ${place}`,
    label: 'Rank',
    hint: 'From 0 to 100,000. The lowest comes first. Empty: the deal is not in this slot.',
    wrong: 'Expected a whole number from 0 to 100,000, or nothing.',
    running: 'The deal is on the site: the new order is shown at once.',
    notRunning: 'The deal is not on the site: its draft is saved.',
    unpublished:
      'The deal has changes that are not published yet, and publishing its rank would publish them, too. Change it in its form.',
    form: 'Open its form',
    submit: 'Save rank',
    saved: 'The rank is saved.',
    unpublishedAfter: 'The rank is saved in the draft, but it was not published. Publish it in the form of the deal.',
    missing: 'This deal no longer exists.',
  },
  oneClickDeals: {
    title: 'Deals bought with one click',
    text: 'Deals that members buy with their stored card, where the biller of the card is one of these.',
    none: 'No running deal of this brand is bought with one click.',
    billers: 'Billers',
  },
  upsells: {
    title: 'Upsells of plans',
    text: 'What members are offered to change to with one click. Prices belong to plans.',
    none: 'No plan of this brand leads to another one.',
    kinds: KINDS,
    columns: { kind: 'Upsell', from: 'From', to: 'To', charged: 'First charge', later: 'Then', where: 'Offered' },
    plan: (product: string, kind: string) => `${product}, ${kind}`,
    portal: 'portal price',
  },
} as const;
