import { type Experiment, EXPERIMENTS } from '@network/tenant/experiments.ts';
import { TESTER_PARAMETER, writeTesterCode } from '@network/validation/experiments/tester-code.ts';
import { brandKeyFor } from '../../../config/secrets.ts';
import type { Operation } from '../../../operations/operation.ts';

const GOOD_FOR_S = 3_600;
const all: readonly Experiment[] = EXPERIMENTS;

/** `npm run tester -- BRAND EXPERIMENT VARIANT` prints the query that shows a tester that variant, for an hour. */
export const testerOperation: Operation = {
  name: 'tester',
  run: async ({ config, clock, tenants }, [brand = '', id = '', variant = '']) => {
    const experiment = all.find((each) => each.id === id);
    if (tenants.find(brand) === null || !experiment?.variants.some((each) => each.id === variant)) {
      const known = all.map((each) => `${each.id} (${each.variants.map((one) => one.id).join(', ')})`).join(', ');
      return { ok: false, text: `Usage: npm run tester -- BRAND EXPERIMENT VARIANT. Experiments: ${known}` };
    }
    const key = brandKeyFor(config.secrets.brand, brand);
    const until = Math.floor(clock.now().getTime() / 1000) + GOOD_FOR_S;
    const code = writeTesterCode({ experiment: id, variant }, until, key);
    return { ok: true, text: `Open any page of ${brand} with ?${TESTER_PARAMETER}=${code}` };
  },
};
