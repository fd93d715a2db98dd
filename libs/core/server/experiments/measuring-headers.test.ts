import { expect, it } from 'vitest';
import { EXPERIMENT_BUCKETS, type Experiment } from '@network/tenant/experiments.ts';
import { writePlace } from './variant-cookie.ts';
import { measuringHeaders } from './measuring-headers.ts';

const KEY = 'a'.repeat(64);
const pricing: Experiment = {
  id: 'pricing',
  cookie: 'pt',
  isRunning: true,
  variants: [
    { id: 'total', percent: 45 },
    { id: 'longest', percent: 45 },
  ],
  holdoutPercent: 10,
};
const paypal: Experiment = { ...pricing, id: 'paypal', cookie: 'ppt' };
const AGREED = { consent: 'accepted.1' };
const headerOf = (cookies: Record<string, string>, experiments: readonly Experiment[] = [pricing, paypal]) =>
  measuringHeaders(experiments, { headers: { 'user-agent': 'Mozilla/5.0' } }, { cookies }, KEY);
const first = writePlace(pricing, { bucket: 0 }, KEY);

it('says the variants that pages have shown, the control among them', () => {
  const control = writePlace(paypal, { bucket: EXPERIMENT_BUCKETS - 1 }, KEY);
  expect(headerOf({ ...AGREED, pt: first, ppt: control })).toEqual({
    'x-measuring': 'accepted',
    'x-variants': 'pricing=total,paypal=holdout',
  });
});

it.each([
  ['of nobody who did not agree to measuring', { pt: first }, undefined],
  ['of no test that does not run', { ...AGREED, pt: first }, [{ ...pricing, isRunning: false }]],
  ['of no tester', { ...AGREED, pt: writePlace(pricing, { variant: 'total' }, KEY) }, undefined],
  ['of no forged cookie', { ...AGREED, pt: `${first}x` }, undefined],
  ['of nobody who was shown none', AGREED, undefined],
])('says them %s', (_name, cookies, experiments) =>
  expect(headerOf(cookies, experiments)).not.toHaveProperty('x-variants'),
);

// "isTelemetryEnabled": the choice of the person's browser.
it('says X01 that a visit agreed to measuring, and nothing where it did not', () => {
  expect(headerOf(AGREED)).toEqual({ 'x-measuring': 'accepted' });
  for (const cookies of [{}, { consent: 'refused.1' }]) expect(headerOf({ ...cookies, pt: first })).toEqual({});
});
