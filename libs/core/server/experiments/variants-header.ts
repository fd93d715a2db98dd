import type { IncomingMessage } from 'node:http';
import { type Experiment, variantOfBucket } from '@network/tenant/experiments.ts';
import { readConsent } from '../consent/consent-cookie.ts';
import type { RequestFacts } from '../request/request-facts.ts';
import { readPlace } from './variant-cookie.ts';

/**
 * The header that says in which variants of running tests a call is made, such as `pricing=total,paypal=first`: those that pages
 * have shown to a visit that agreed to measuring. Testers are in none.
 */
export function variantsHeader(
  experiments: readonly Experiment[],
  { headers }: Pick<IncomingMessage, 'headers'>,
  { cookies }: Pick<RequestFacts, 'cookies'>,
  key: string,
): Readonly<Record<string, string>> {
  const shown = experiments.flatMap((experiment) => {
    const place = experiment.isRunning ? readPlace(experiment, cookies[experiment.cookie] ?? null, key) : null;
    const variant = place !== null && 'bucket' in place ? variantOfBucket(experiment, place.bucket) : null;
    return variant === null ? [] : [`${experiment.id}=${variant}`];
  });
  if (shown.length === 0 || readConsent(headers, cookies) !== 'accepted') return {};
  return { 'x-variants': shown.join(',') };
}
