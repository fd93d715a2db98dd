import { COOKIE_DAYS } from '@network/tenant/constants.ts';
import { type Experiment, variantOfBucket } from '@network/tenant/experiments.ts';
import { readTesterCode, TESTER_PARAMETER } from '@network/validation/experiments/tester-code.ts';
import type { Variants } from '../../analytics/measuring.ts';
import { type PageCookie, readPageCookie } from '../../cookies/page-cookie.ts';
import { bucketOf, type Place, readPlace, writePlace } from './variant-cookie.ts';

/** What decides the variants of a visit. */
export interface VisitFacts {
  readonly cookieHeader: string | undefined;
  /** Of the address, beginning with `?` or empty. */
  readonly search: string;
  /** Without consent nobody is in a test. */
  readonly isMeasured: boolean;
  /** What the buckets of a visit without cookies are drawn from. */
  readonly seed: string;
  /** Ms since 1970. */
  readonly now: number;
}

/** The variants that a visit is shown, and the cookies that keep it so. */
export interface ChosenVariants {
  readonly variants: Variants;
  readonly cookies: readonly PageCookie[];
}

/** Decides before the page is made, so that nothing of it changes under the visitor's eyes. */
export function chooseVariants(experiments: readonly Experiment[], visit: VisitFacts, key: string): ChosenVariants {
  const variants: Record<string, Variants[string]> = {};
  const cookies: PageCookie[] = [];
  const code = new URLSearchParams(visit.search).get(TESTER_PARAMETER);
  const tester = readTesterCode(code, key, visit.now);
  for (const experiment of experiments) {
    const kept = readPlace(experiment, readPageCookie(visit.cookieHeader ?? '', experiment.cookie), key);
    const asked = tester?.experiment === experiment.id ? tester.variant : null;
    const given = experiment.variants.some(({ id }) => id === asked) ? asked : givenBy(kept);
    if (given !== null) {
      variants[experiment.id] = { variant: given, isCounted: false };
      if (given !== asked) continue;
      cookies.push({ name: experiment.cookie, value: writePlace(experiment, { given }, key), days: 1 });
      continue;
    }
    if (!experiment.isRunning || !visit.isMeasured) continue;
    const bucket = kept !== null && 'bucket' in kept ? kept.bucket : bucketOf(experiment.id, visit.seed);
    const variant = variantOfBucket(experiment, bucket);
    if (variant !== null) variants[experiment.id] = { variant, isCounted: true };
    if (kept === null) {
      const value = writePlace(experiment, { bucket }, key);
      cookies.push({ name: experiment.cookie, value, days: COOKIE_DAYS.default });
    }
  }
  return { variants, cookies };
}

function givenBy(kept: Place | null): string | null {
  return kept !== null && 'given' in kept ? kept.given : null;
}
