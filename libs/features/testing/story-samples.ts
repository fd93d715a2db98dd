import { VISITOR, type Viewer } from '@network/access/viewer.ts';
import type { PerformerCardFragment } from '@network/graphql/fragments/performer-card.generated.ts';
import type { PictureFragment } from '@network/graphql/fragments/picture.generated.ts';
import type { PlanOptionFragment } from '@network/graphql/fragments/plan-option.generated.ts';
import type { VideoCardFragment } from '@network/graphql/fragments/video-card.generated.ts';
import { samplePicture } from '@network/ui/story-samples/pictures.ts';
import type { ChosenBiller } from '../plan-choice/payment-methods.ts';

/** The nth picture of the demonstration as the gateway answers it. */
export function aPicture(index: number): PictureFragment {
  const { src, width, height, avifSrcSet = '', webpSrcSet = '' } = samplePicture(index);
  return { src, width, height, avifSrcSet, webpSrcSet, placeholder: '', color: '', isMissing: false };
}

/** An amount in US cents. */
export const usd = (amount: number) => ({ amount, currency: 'USD' });

const MONTH: PlanOptionFragment = {
  optionId: 303,
  kind: 'MONTH',
  isMultisite: false,
  isPortalOffer: false,
  sites: ['vixen'],
  chargedNow: usd(2999),
  chargedLater: usd(2999),
  laterAt: '2026-12-21T00:00:00Z',
  renewalMonths: 1,
  firstDays: null,
  inDays: { every: 30, laterAt: '2026-12-20T00:00:00Z', firstDays: null },
  perMonth: usd(2999),
  savedPercent: 0,
  credit: { amount: 0, currency: 'USD' },
  replaces: [],
};

/** A trial, a month and a year of one brand, and a year of all. */
export const somePlans: readonly PlanOptionFragment[] = [
  {
    ...MONTH,
    optionId: 304,
    kind: 'YEAR',
    chargedNow: usd(11988),
    chargedLater: usd(11988),
    perMonth: usd(999),
    savedPercent: 66,
    renewalMonths: 12,
    laterAt: '2027-11-21T00:00:00Z',
  },
  MONTH,
  { ...MONTH, optionId: 301, kind: 'TRIAL', firstDays: 2, chargedNow: usd(100), laterAt: '2026-11-23T00:00:00Z' },
  {
    ...MONTH,
    optionId: 314,
    kind: 'YEAR',
    isMultisite: true,
    sites: ['vixen', 'tushy', 'blacked'],
    chargedNow: usd(23988),
    chargedLater: usd(23988),
    perMonth: usd(1999),
    savedPercent: 33,
    renewalMonths: 12,
    laterAt: '2027-11-21T00:00:00Z',
  },
];

/** A plan with nothing to pay. */
export const aFreeTrial: PlanOptionFragment = {
  ...MONTH,
  optionId: 302,
  kind: 'FREE_LIMITED_TRIAL',
  chargedNow: usd(0),
  chargedLater: usd(0),
  perMonth: usd(0),
};

/** A native payment service and an external one. */
export const someBillers: readonly ChosenBiller[] = [
  { id: 'rocketgate', name: 'RocketGate', isNative: true, countsDays: false },
  { id: 'epoch', name: 'Epoch', isNative: false, countsDays: false },
];

/** A member with everything open, and credits beside. */
export const aMember: Viewer = {
  ...VISITOR,
  userId: 'member',
  hasRecommender: true,
  subscription: {
    type: 'member',
    isActive: true,
    isCancelled: false,
    isBillerNative: true,
    isFreeLimitedTrial: false,
    credits: 3,
    isGuest: false,
  },
  siteAccess: ['vixen'],
  tenantStates: { brand: 'full', channels: 'full' },
};

/** The nth sample performer. */
export function aPerformer(index: number): PerformerCardFragment {
  const name = PEOPLE[index % PEOPLE.length] ?? '';
  return {
    globalId: `performer-${String(index)}`,
    slug: `performer-${String(index)}`,
    name,
    videoCount: 3 + index,
    rating: 9.6 - index / 10,
    isFavorite: false,
    portrait: aPicture(index + 2),
  };
}

const PEOPLE = ['Ada Marlow', 'Juno Hale', 'Petra Quorrin', 'Lucan Evenwood'];

const TITLES = ['The Long Blue Hour', 'Rooms With the Lamps On', 'Saltwater', 'A Quiet Kind of Thunder'];

/** The nth sample video. */
export function aVideo(index: number): VideoCardFragment {
  return {
    videoId: `video-${String(index)}`,
    newId: `new-${String(index)}`,
    slug: `video-${String(index)}`,
    title: TITLES[index % TITLES.length] ?? '',
    releaseDate: '2026-03-04',
    runLength: 1_500 + index * 240,
    isUpcoming: false,
    isDenied: false,
    freeVideo: false,
    isFreeLimitedTrial: false,
    isExclusive: index % 4 === 2,
    isNew: index % 4 === 0,
    isFavorite: false,
    isWatchLater: false,
    watchProgress: null,
    rating: 9.4 - (index % 5) / 10,
    site: { id: 'vixen', name: 'Vixen' },
    channel: null,
    models: [{ name: 'Ada Marlow', slug: 'ada-marlow' }],
    images: { listing: aPicture(index) },
    previews: [],
  };
}
