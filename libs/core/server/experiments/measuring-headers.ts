import type { IncomingMessage } from 'node:http';
import { type Experiment, variantOfBucket } from '@network/tenant/experiments.ts';
import { readConsent } from '../consent/consent-cookie.ts';
import type { RequestFacts } from '../request/request-facts.ts';
import { readPlace } from './variant-cookie.ts';

/**
 * What a call says of measuring: nothing unless the visit agreed to it; else that it did, and in which variants of running
 * tests the call is made, such as `pricing=total,paypal=first`: those that pages have shown. Testers are in none.
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
