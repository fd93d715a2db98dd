/** Fields of what is sold: those of plans, and what billers and places have of deals. */
export const tradeFields = {
  labels: {
    epochUpsellId: 'Id at Epoch',
    segpayUpsellId: 'Id at Segpay',
    rgUpsellId: 'Id at RG',
    carouselRank: 'Rank in the carousel',
    interstitialRank: 'Rank in the interstitial',
    listingRank: 'Rank in the list',
    group: 'Group of sites',
    period: 'Period',
    firstPrice: 'First price in cents',
    renewalPrice: 'Price of renewals in cents',
    trialDays: 'Days of the trial',
    prices: 'In other currencies',
    isPortalOffer: 'For members of the portal alone',
    segpayTicket: 'E-ticket at Segpay',
    ccbillForm: 'Form at CCBill',
  },
  hints: {
    planSlug:
      'Of a site vixen-month, -quarter, -year, -trial or -free; of several sites the number by which billers know it.',
    planSite: 'Once it was published, another site or period is another plan.',
    group: 'Only for several sites, such as multisite2025.',
    firstPrice: 'In USD. Charged at once; an upgrade is charged as a renewal is.',
    renewalPrice: 'In USD; 0 for the free trial, which has none. Memberships that there are keep their price.',
    trialDays: 'Of a trial that is paid.',
    prices:
      'One a line: EUR, GBP or JPY, the first price, that of renewals, in minor units. Such as EUR 100 2499. Visitors pay in it where every plan on their page has a price in it.',
    segpayTicket: 'Of a recurring price point, such as 110530:3773. Empty: that of the account.',
    ccbillForm: 'The id of a FlexForm. Empty: that of the account.',
  },
} as const;
