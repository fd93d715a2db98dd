/**
 * Figures and names of the business that page and gateway share (those of the design system alone are in libs/ui).
 * Durations have their unit in the name; money is in minor units. A browser's build makes a module of each
 * (`libs/core/build/single-constants.ts`), so that a page loads those that it uses.
 */

/** Items of a list by the width of its screen. */
export const DEFAULT_LIST_SIZES = {
  pagination: { large: 6, medium: 4, small: 3 },
  recommended: { large: 9, medium: 6, small: 3 },
} as const;

/** Where a member in discreet mode leaves to: a page that anybody might have open. */
export const QUICK_EXIT_ADDRESS = 'https://www.wikipedia.org/';

/** The lock of the members' area: digits of a PIN, minutes without use after which it locks, and wrong PINs that sign out. */
export const LOCK = { pinDigits: { least: 4, most: 8 }, idleMinutes: [5, 15, 30, 60], mostTries: 5 } as const;

/** Films that a shelf of recommendations leaves out at most: more than the rows of any home page show. */
export const RECOMMENDED_WITHOUT = 150;

/** The largest number of a page parameter. */
export const MAX_PAGE = 2_147_483_647;

/** Pages of listings and grids of deals and offers, the carousel's limit, a batch of favorites. */
export const PAGE_SIZE = 12;
export const OFFERS_GRID = 15;
export const DEALS_GRID = 15;
export const DEALS_CAROUSEL_LIMIT = 40;
export const FAVORITES_BATCH = 100;

/** The highest overall rating, and the highest of one property. */
export const RATING_MAX = 10;
export const RATING_PROPERTY_MAX = 5;

/**
 * The properties and performers that an expert review rates beside the overall rating; their names are in the
 * catalogue.
 */
export const REVIEW_PROPERTIES = ['story', 'camera', 'performance', 'sound'] as const;

/** Drawn avatars that a member chooses among, numbered from 1. */
export const AVATARS = 24;

/** How long cookies live. */
export const COOKIE_DAYS = { upsell: 1, salesTracking: 30, default: 365 } as const;

/** How long to wait for tracking before a navigation continues, and for any HTTP call. */
export const TRACKING_TIMEOUT_MS = { short: 300, default: 1000 } as const;
export const HTTP_TIMEOUT_MS = 60_000;

/** Events of visits that agreed to be measured are forgotten after this. */
export const ANALYTICS_RETENTION_DAYS = 90;

/** Billers in the owner's order; the last three are external (K14, D20). */
export const NATIVE_BILLERS = ['rocketgate', 'netbilling', 'vendo', 'centrobill'] as const;
export const EXTERNAL_BILLERS = ['epoch', 'segpay', 'ccbill'] as const;
export const BILLERS = [...NATIVE_BILLERS, ...EXTERNAL_BILLERS] as const;
export type BillerId = (typeof BILLERS)[number];

/** Channel categories with a separate download quota (K16, D27); a channel page shows its last six videos. */
export const CHANNEL_CATEGORIES = ['Compilations', 'Behind The Scenes', 'Intimates'] as const;
export const CHANNEL_LATEST_VIDEOS = 6;

/** Downloads in a rolling period. */
export const DOWNLOAD_QUOTA = { videos: 60, channelCategories: 20, periodDays: 30 } as const;

/** The history: how long what was removed can be restored, and the longest day, which is one of 25 hours and some room. */
export const HISTORY = { restorableMs: 3_600_000, longestDayMs: 93_600_000 } as const;

/**
 * Notices about films that came out: those of the last `newForDays` are news, are written to so many people at a time, and
 * are stored for `storedDays`. Unread ones are counted up to `mostCounted`.
 */
export const NOTICES = {
  newForDays: 7,
  storedDays: 90,
  batch: 1_000,
  mostCounted: 100,
  mostMarked: 100,
  mostMailed: 12,
  /** Saved searches that are compared with new films in one transaction. */
  searchBatch: 50,
} as const;

/** Push messages about notices: browsers of a person, how often one gets a message, and how long it may wait. */
export const PUSH = { mostBrowsers: 10, paceSeconds: 900, ttlSeconds: 86_400 } as const;

/** Gems: the price of a pack, and the grant for each paid subscription every Friday 00:00 UTC (D25). */
export const GEMS = { packPrice: 10, weeklyGrant: 10 } as const;

/** Videos that a trial may unlock. */
export const TRIAL_VIDEOS = 2;

/** Videos that a free limited trial may pick. */
export const FREE_LIMITED_TRIAL_VIDEOS = 3;

/** Payment pages that a signed-in person may have open at a time; a newer one closes the oldest. */
export const MOST_OPEN_ORDERS = 3;

/** A release stays new for this long. */
export const NEW_CONTENT_DAYS = 14;

/** Session upkeep; `joinMs` is how often a tab looks whether the refresh of another has ended. */
export const TOKEN_REFRESH = {
  everyMs: 480_000,
  lockMs: 479_000,
  retryDelaysMs: [100, 300],
  joinMs: 100,
  /** The pauses while there is no answer, at their longest; the last one is repeated. */
  unansweredDelaysMs: [2_000, 4_000, 8_000, 16_000, 32_000, 60_000],
} as const;

/** Subscription-status polling and the account-creation check. */
export const STATUS_POLLING = { everyMs: 15_000, maxPolls: 40, flagshipReloadMs: 10_000 } as const;
export const ACCOUNT_CREATION_POLLING = { everyMs: 5_000, maxAttempts: 24 } as const;

/** Special welcome site ids (D6). */
export const WELCOME_SITE_IDS = { multisite: 8, premiumPlus: 10 } as const;

/** Badge tenure in months of paid membership, the grace after a lapse and the founders' window. */
export const BADGE_TENURE_MONTHS = { bronze: 3, silver: 6, gold: 12, boss: 24 } as const;
export const BADGE_GRACE_DAYS = 7;
export const FOUNDER_MONTHS = 6;

/** Members may not register with the product's own VIP domain. */
export const VIP_DOMAIN = 'vip.example';

/** Restricted-to-adults label, for the head and media responses (health-warnings, every region). */
export const RTA_LABEL = 'RTA-5042-1996-1400-1577-RTA';

/** The site whose subscribers have a relationship section. */
export const RELATIONSHIP_SITE = 'wifey';

/** How rarely the purchase modal opens automatically, and how long the offers interstitial stays hidden. */
export const PURCHASE_MODAL_QUIET_MS = 86_400_000;
export const OFFERS_INTERSTITIAL_MONTHS = 1;

/** How far apart offers to stay are that one person is made, whichever membership they cancel. */
export const OFFERS_APART_MONTHS = 6;

/** How long somebody has been a member before they are offered to stay, where an offer does not say another time: as long as for bronze. */
export const OFFER_TENURE_MONTHS = 3;

/** The address of the example's custodian of records: a brand that still has it does not say yet who runs it. */
export const SAMPLE_CUSTODIAN_ADDRESS = '1 Example Plaza, Suite 100, Springfield, EX 00001, USA';
