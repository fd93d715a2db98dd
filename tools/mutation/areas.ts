/** A part of the product whose tests are tried on mutants of it. */
export interface MutationArea {
  /** What is mutated, as patterns from the root. */
  readonly mutate: readonly string[];
  /** The tests that must notice. */
  readonly tests: readonly string[];
  /** Whether they need a PostgreSQL server. */
  readonly needsPostgres: boolean;
  /** Percent of the mutants that must be noticed; a run below it fails. Raise it when the score rises. */
  readonly breaksBelow: number;
}

const sources = (folder: string): string[] => [
  `${folder}/**/*.ts`,
  `!${folder}/**/*.test.ts`,
  `!${folder}/**/{testing,examples,demonstration}/**`,
  `!${folder}/**/{migrations,tables,seed}.ts`,
];

const library = (name: string, breaksBelow: number): MutationArea => ({
  mutate: sources(`libs/${name}`),
  tests: [`libs/${name}/**/*.test.ts`],
  needsPostgres: false,
  breaksBelow,
});

/** Tests of what every module contributes to: a member's export and deletion, and the shell commands. */
const TESTS_OF_CONTRIBUTIONS = ['personal-data', 'operations'].map(
  (folder) => `services/gateway/${folder}/**/!(*.postgres).test.ts`,
);

/** Tests of a module of the gateway, without those that race or kill: they take minutes for each mutant. */
const gatewayModule = (name: string, breaksBelow: number): MutationArea => ({
  mutate: sources(`services/gateway/modules/${name}`),
  tests: [`services/gateway/modules/${name}/**/!(*.postgres).test.ts`, ...TESTS_OF_CONTRIBUTIONS],
  needsPostgres: true,
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
  billing: gatewayModule('billing', 60),
  membership: gatewayModule('membership', 54),
  wallet: gatewayModule('wallet', 45),
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
