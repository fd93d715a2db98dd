/**
 * The kind of a field: `code` an id or a name of ours, `count` a whole number from 0, `flag` yes or no; with `?` it is
 * optional. No kind has room for a person's text, an address or an email.
 */
export type FieldKind = 'code' | 'code?' | 'count' | 'flag';

interface EventPlan {
  readonly when: string;
  readonly fields: Readonly<Record<string, FieldKind>>;
}

/** Every event that pages send, with when it is sent and its fields. See docs/how-to/add-an-event.md. */
export const EVENT_CATALOGUE = {
  pageView: { when: 'A page is shown, by its route without what stands in it', fields: { page: 'code' } },
  pageFailed: { when: 'An error page is shown in the place of a page, by its route', fields: { page: 'code' } },
  joinClick: {
    when: 'A way to joining is taken, from a page (ref) by an element (elm), for an affiliate (nats), in a campaign (ujc)',
    fields: { ref: 'code', elm: 'code', nats: 'code?', ujc: 'code?' },
  },
  dialogOpen: { when: 'A dialog other than the purchase modal opens', fields: { dialog: 'code' } },
  purchaseModalOpen: { when: 'The purchase modal opens', fields: { clickLocation: 'code', ujc: 'code?' } },
  purchaseStart: { when: 'A purchase is sent to its biller', fields: { option: 'code', biller: 'code?' } },
  purchaseSuccess: { when: 'The page after a successful purchase is shown', fields: { page: 'code' } },
  purchaseDenied: { when: 'The page after a declined purchase is shown', fields: { page: 'code' } },
  upsellClick: {
    when: 'A deal of a partner is followed, with one click or to the partner',
    fields: { deal: 'code', isOneClick: 'flag' },
  },
  upsellEnd: { when: 'A person comes back from a partner', fields: { isSuccess: 'flag' } },
  videoPlay: { when: 'A film or a trailer begins to play', fields: { video: 'code', isTrailer: 'flag' } },
  videoProgress: {
    when: 'A film or a trailer has played to 25, 50, 75 or 100 percent, once each a page',
    fields: { video: 'code', isTrailer: 'flag', percent: 'count' },
  },
  unlock: { when: 'A video or a channel pack is unlocked', fields: { what: 'code', item: 'code' } },
  download: { when: 'A file of a video is requested', fields: { video: 'code', quality: 'code' } },
  search: { when: 'A search is answered; never its words', fields: { words: 'count', results: 'count' } },
  interstitialOpen: { when: 'The offers before a page are shown', fields: { offers: 'count' } },
  interstitialEnd: { when: 'The offers before a page are left', fields: { outcome: 'code' } },
  teaserOpen: { when: 'The promotional video opens', fields: {} },
  teaserEnd: { when: 'The promotional video is left', fields: { isToOffers: 'flag' } },
  recommendationsShown: {
    when: 'A shelf of recommended films is filled for somebody who came near it',
    fields: { shelf: 'code', films: 'count' },
  },
  experimentExposure: {
    when: 'What a test varies is first shown in a visit',
    fields: { experiment: 'code', variant: 'code' },
  },
} as const satisfies Readonly<Record<string, EventPlan>>;

type Catalogue = typeof EVENT_CATALOGUE;
export type EventName = keyof Catalogue;

interface Values {
  readonly code: string;
  readonly count: number;
  readonly flag: boolean;
}

type Plan<Name extends EventName> = Catalogue[Name]['fields'];
type Optional<Fields> = { readonly [Key in keyof Fields as Fields[Key] extends 'code?' ? Key : never]?: string };
type Required<Fields> = {
  readonly [Key in keyof Fields as Fields[Key] extends keyof Values ? Key : never]: Fields[Key] extends keyof Values
    ? Values[Fields[Key]]
    : never;
};

/** The fields of an event of that name. */
export type EventFields<Name extends EventName> = Required<Plan<Name>> & Optional<Plan<Name>>;
