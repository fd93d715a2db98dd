import fc from 'fast-check';
import { afterAll, beforeAll, describe, it } from 'vitest';
import tushy from '../../../apps/tushy/tenant.ts';
import vixen from '../../../apps/vixen/tenant.ts';
import vixenplus from '../../../apps/vixenplus/tenant.ts';
import { rounds } from '../effort.ts';
import { DELIVERY_MODES, type DeliveryMode } from './deliveries.ts';
import { beginHistory, endHistory, type Situation } from './history.ts';
import { replayOf } from './replay.ts';
import { joining, type Step, whatFollows } from './steps.ts';
import { startWorld, type World } from './world.ts';

const STEPS = 15;
const HOURS_MS = 3_600_000;

let world: World;
beforeAll(async () => {
  world = await startWorld([vixen, tushy, vixenplus]);
});
afterAll(() => world.close());

async function play(mode: DeliveryMode, steps: Iterable<Step>): Promise<void> {
  const history = await beginHistory(world, mode);
  const situation: Situation = { hasAccount: false, openPages: 0 };
  await fc.asyncModelRun(() => ({ model: situation, real: history }), steps);
  await endHistory(history);
}

describe('money stays right through any history', () => {
  it.each(DELIVERY_MODES)('postbacks %s', { timeout: 12 * HOURS_MS }, async (mode) => {
    const replay = replayOf(mode);
    await fc.assert(
      fc.asyncProperty(joining, whatFollows(STEPS, replay?.replayPath), async (first, then) => {
        await play(mode, chain(first, then));
      }),
      { numRuns: rounds(200), ...replay },
    );
  });
});

function* chain(first: Iterable<Step>, then: Iterable<Step>): Iterable<Step> {
  yield* first;
  yield* then;
}
