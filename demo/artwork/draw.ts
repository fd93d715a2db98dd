import { inkOf } from './colour.ts';
import type { CompositionPlan } from './compositions.ts';
import { develop } from './finish.ts';
import { makeNoise } from './noise.ts';
import { PALETTES } from './palettes.ts';
import { seededRandom } from './random.ts';

/** Sets a composition up once; the answer draws its frame at a time in seconds, 8-bit sRGB. */
export function cameraFor(
  plan: CompositionPlan,
  width: number,
  height: number,
  grain = 0.022,
): (time: number) => Buffer {
  // The seed leaves the picture's name out but for its end, so that a look can be found again in another pool.
  const seed = plan.id.split('-').at(-1) ?? plan.id;
  const random = seededRandom(seed);
  const studio = { ink: inkOf(PALETTES[plan.palette]), random, noise: makeNoise(random), aspect: width / height };
  const shader = plan.recipe(studio);
  return (time) =>
    develop(shader, time, { width, height, seed, hasEdges: plan.edges, grain, vignette: 0.4, bloom: 0.6 });
}
