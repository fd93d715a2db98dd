import type { IncomingMessage } from 'node:http';
import { type Experiment, variantOfBucket } from '@network/tenant/experiments.ts';
import { readConsent } from '../consent/consent-cookie.ts';
import type { RequestFacts } from '../request/request-facts.ts';
import { readPlace } from './variant-cookie.ts';

/**
 * Builds the headers with which a call reports measuring. There are none unless the visit agreed to it. Otherwise they
 * say that it did, and name the variants of running tests that pages have shown, such as `pricing=total,paypal=first`.
 * Testers are in none.
 */
export function measuringHeaders(
  experiments: readonly Experiment[],
  { headers }: Pick<IncomingMessage, 'headers'>,
  { cookies }: Pick<RequestFacts, 'cookies'>,
  key: string,
): Readonly<Record<string, string>> {
  if (readConsent(headers, cookies) !== 'accepted') return {};
  const shown = experiments.flatMap((experiment) => {
    const place = experiment.isRunning ? readPlace(experiment, cookies[experiment.cookie] ?? null, key) : null;
    const variant = place !== null && 'bucket' in place ? variantOfBucket(experiment, place.bucket) : null;
    return variant === null ? [] : [`${experiment.id}=${variant}`];
  });
  return { 'x-measuring': 'accepted', ...(shown.length > 0 && { 'x-variants': shown.join(',') }) };
}
