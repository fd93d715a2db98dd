import { COOKIE_DAYS } from '@network/tenant/constants.ts';
import { type Experiment, variantOfBucket } from '@network/tenant/experiments.ts';
import { readTesterCode, TESTER_PARAMETER } from '@network/validation/experiments/tester-code.ts';
import type { Variants } from '../../analytics/measuring.ts';
import type { Cookies } from '@network/server/requests/cookies.ts';
import type { PageCookie } from '../../cookies/page-cookie.ts';
import { bucketOf, type Place, readPlace, writePlace } from './variant-cookie.ts';

/** The facts that decide the variants of a visit. */
export interface VisitFacts {
  readonly cookies: Cookies;
  /** The query of the address, beginning with `?`, or empty. */
  readonly search: string;
  /** A visitor who has not consented takes part in no test. */
  readonly isMeasured: boolean;
  /** The seed from which the buckets of a visit without cookies are drawn. */
  readonly seed: string;
  /** Ms since 1970. */
  readonly now: number;
}

/** The variants of a visit, and the cookies that store them. */
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
    const place = readPlace(experiment, visit.cookies[experiment.cookie] ?? null, key);
    const testerVariant = tester?.experiment === experiment.id ? tester.variant : null;
    const fixedVariant = experiment.variants.some(({ id }) => id === testerVariant)
      ? testerVariant
      : fixedVariantOf(place);
    if (fixedVariant !== null) {
      variants[experiment.id] = { variant: fixedVariant, isCounted: false };
      if (fixedVariant !== testerVariant) continue;
      cookies.push({ name: experiment.cookie, value: writePlace(experiment, { variant: fixedVariant }, key), days: 1 });
      continue;
    }
    if (!experiment.isRunning || !visit.isMeasured) continue;
    const bucket = place !== null && 'bucket' in place ? place.bucket : bucketOf(experiment.id, visit.seed);
    const variant = variantOfBucket(experiment, bucket);
    if (variant !== null) variants[experiment.id] = { variant, isCounted: true };
    if (place === null) {
      const value = writePlace(experiment, { bucket }, key);
      cookies.push({ name: experiment.cookie, value, days: COOKIE_DAYS.default });
    }
  }
  return { variants, cookies };
}

function fixedVariantOf(place: Place | null): string | null {
  return place !== null && 'variant' in place ? place.variant : null;
}
