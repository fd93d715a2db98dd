/**
 * Cookies that store a browser's bucket in a test: of prices, of PayPal, of cross-sales, of the join form's picture.
 */
export type ExperimentCookie = 'pt' | 'ppt' | 'xspt' | 'jfi';

/** Buckets that visits are spread over; shares are counted in them. */
export const EXPERIMENT_BUCKETS = 10_000;

/** The variant of the control group outside the test; they see what everybody saw before it. */
export const HOLDOUT = 'holdout';

/** A test of variants (K11). Two tests that run at one time need two cookies. */
export interface Experiment {
  readonly id: string;
  readonly cookie: ExperimentCookie;
  /** A test that does not run sets no cookie and is shown to testers alone. */
  readonly isRunning: boolean;
  /** Shares in percent, in a stable order; with the holdout at most 100. The remaining visitors are in no test. */
  readonly variants: readonly { readonly id: string; readonly percent: number }[];
  readonly holdoutPercent: number;
  /** The event of a visit that counts as its success. */
  readonly goal?: ExperimentGoal;
}

/** Events by which a test is decided. */
export type ExperimentGoal = 'purchaseSuccess' | 'upsellClick';

/** What staff decided about a test, in the place of its definition. */
export interface ExperimentSetting {
  readonly isRunning: boolean;
  /** Percent of the shares that the definition gives to its variants, 1 to 100. */
  readonly share: number;
}

/** A test as staff run it. Shares grow and shrink together, so that nobody who takes part moves to another variant. */
export function withSetting(experiment: Experiment, setting: ExperimentSetting | undefined): Experiment {
  if (setting === undefined) return experiment;
  const { isRunning, share } = setting;
  const variants = experiment.variants.map(({ id, percent }) => ({ id, percent: (percent * share) / 100 }));
  return { ...experiment, isRunning, variants };
}

/** The plans of the join form: what each is charged now instead of its price a month, or the longest plan first. */
const pricing = {
  id: 'pricing',
  cookie: 'pt',
  isRunning: false,
  variants: [
    { id: 'total', percent: 30 },
    { id: 'longest', percent: 30 },
  ],
  holdoutPercent: 10,
  goal: 'purchaseSuccess',
} as const satisfies Experiment;

/** PayPal on the join form: named at the billers that take it, or those billers first as well. */
const paypal = {
  id: 'paypal',
  cookie: 'ppt',
  isRunning: false,
  variants: [
    { id: 'named', percent: 30 },
    { id: 'first', percent: 30 },
  ],
  holdoutPercent: 10,
  goal: 'purchaseSuccess',
} as const satisfies Experiment;

/** Offers of partners to a new member: a link to them on the welcome page, or a row of them. */
const crossSales = {
  id: 'crossSales',
  cookie: 'xspt',
  isRunning: false,
  variants: [
    { id: 'link', percent: 30 },
    { id: 'row', percent: 30 },
  ],
  holdoutPercent: 10,
  goal: 'upsellClick',
} as const satisfies Experiment;

/** The picture beside the join form: none, as ever, or one of two. */
const joinFormImage = {
  id: 'joinFormImage',
  cookie: 'jfi',
  isRunning: false,
  variants: [
    { id: 'a', percent: 45 },
    { id: 'b', percent: 45 },
  ],
  holdoutPercent: 10,
  goal: 'purchaseSuccess',
} as const satisfies Experiment;

/** Every test that is defined. See docs/how-to/add-an-experiment.md. */
export const EXPERIMENTS = [pricing, paypal, crossSales, joinFormImage] as const satisfies readonly Experiment[];

export type ExperimentId = (typeof EXPERIMENTS)[number]['id'];

/** The variants of a test, besides the default. */
export type VariantOf<Id extends ExperimentId> = Extract<
  (typeof EXPERIMENTS)[number],
  { id: Id }
>['variants'][number]['id'];

/**
 * The variant of a bucket; null for one that is in no test. Each variant has room to grow in proportion to its share:
 * shares that all grow by the same factor move no participant.
 */
export function variantOfBucket(experiment: Experiment, bucket: number): string | null {
  const { variants, holdoutPercent } = experiment;
  const perPercent = EXPERIMENT_BUCKETS / 100;
  if (bucket >= EXPERIMENT_BUCKETS - holdoutPercent * perPercent) return HOLDOUT;
  const shared = variants.reduce((sum, { percent }) => sum + percent, 0);
  let start = 0;
  for (const { id, percent } of variants) {
    const end = start + ((100 - holdoutPercent) / shared) * percent * perPercent;
    if (bucket < end) return bucket - start < percent * perPercent ? id : null;
    start = end;
  }
  return null;
}
