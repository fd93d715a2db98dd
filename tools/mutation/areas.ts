import { type MutationArea, sources } from './area.ts';
import { moneyAreas } from './money-areas.ts';

const library = (name: string, breaksBelow: number): MutationArea => ({
  mutate: sources(`libs/${name}`),
  tests: [`libs/${name}/**/*.test.ts`],
  needsPostgres: false,
  isLoadedOnce: false,
  breaksBelow,
});

/** Where a fault costs money or grants access: the rules, the checks of input, and what moves money and entitlement. */
export const areas: Readonly<Record<string, MutationArea>> = {
  access: library('access', 88),
  validation: {
    ...library('validation', 80),
    mutate: [...sources('libs/validation'), ...sources('libs/server/limits')],
    tests: ['libs/validation/**/*.test.ts', 'libs/server/limits/**/*.test.ts'],
  },
  lifecycle: library('lifecycle', 60),
  ...moneyAreas,
};

/**
 * The area that a run is about.
 * @throws Error that lists the areas for an unknown name
 */
export function areaNamed(name: string): MutationArea {
  const area = areas[name];
  if (!area) throw new Error(`There is no area "${name}"; there are ${Object.keys(areas).join(', ')}.`);
  return area;
}
