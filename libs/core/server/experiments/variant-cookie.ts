import { createHash, createHmac, timingSafeEqual } from 'node:crypto';
import { type Experiment, EXPERIMENT_BUCKETS } from '@network/tenant/experiments.ts';

/** The value of a test's cookie: the drawn bucket, or the variant that an operator chose for a tester. */
export type Place = { readonly bucket: number } | { readonly variant: string };

/** The bucket of a visit in one test: stable for a seed, and independent of its bucket in any other test. */
export function bucketOf(experimentId: string, seed: string): number {
  const digest = createHash('sha256').update(`${experimentId}\n${seed}`).digest();
  return digest.readUInt32BE(0) % EXPERIMENT_BUCKETS;
}

/** Signs a value, so that a forged cookie counts as none. */
export function writePlace({ id }: Experiment, place: Place, key: string): string {
  const text = 'variant' in place ? `v-${place.variant}` : String(place.bucket);
  return `${text}.${sign(`${id}\n${text}`, key)}`;
}

/** Reads what writePlace wrote with that key; null for anything else, and for a variant that is there no more. */
export function readPlace(experiment: Experiment, value: string | null, key: string): Place | null {
  const [, text, signature] = /^(v-[a-z0-9]{1,16}|\d{1,4})\.([\w-]{22})$/.exec(value ?? '') ?? [];
  if (text === undefined || signature === undefined) return null;
  if (!isSame(signature, sign(`${experiment.id}\n${text}`, key))) return null;
  if (!text.startsWith('v-')) return { bucket: Number(text) };
  const variant = text.slice(2);
  return experiment.variants.some(({ id }) => id === variant) ? { variant } : null;
}

function sign(text: string, key: string): string {
  return createHmac('sha256', key).update(`place\n${text}`).digest('base64url').slice(0, 22);
}

function isSame(one: string, other: string): boolean {
  return timingSafeEqual(Buffer.from(one), Buffer.from(other));
}
