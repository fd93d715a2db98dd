/** A part of the product, whose tests are measured on mutants of it. */
export interface MutationArea {
  /** What is mutated, as patterns from the root. */
  readonly mutate: readonly string[];
  /** The tests that must notice. */
  readonly tests: readonly string[];
  /** Whether they need a PostgreSQL server. */
  readonly needsPostgres: boolean;
  /** Whether modules are loaded once for many mutants: what is decided while they load is left out. */
  readonly isLoadedOnce: boolean;
  /** Percent of the mutants that must be noticed; a run below it fails. Raise it when the score rises. */
  readonly breaksBelow: number;
}

/** The sources of a folder, without tests, what only they use, and declarations. */
export const sources = (folder: string): string[] => [
  `${folder}/**/*.ts`,
  `!${folder}/**/*.test.ts`,
  `!${folder}/**/{testing,examples,demonstration}/**`,
  `!${folder}/**/*{migration,migrations,tables,seed}.ts`,
];

/** The folder of the gateway's modules. */
export const GATEWAY = 'services/gateway/modules';

/** Tests of what every module contributes to: a member's export and deletion, and the shell commands. */
export const TESTS_OF_CONTRIBUTIONS = ['personal-data', 'operations'].map(
  (folder) => `services/gateway/${folder}/**/!(*.postgres).test.ts`,
);

/** The tests of folders of the gateway's modules, without those that race or kill: they take minutes for each mutant. */
export const testsIn = (...folders: readonly string[]): string[] =>
  folders.map((folder) => `${GATEWAY}/${folder}/**/!(*.postgres).test.ts`);

/** Single integration tests of billing, which prove more than the folder beside them. */
export const stories = (...names: readonly string[]): string[] =>
  names.map((name) => `${GATEWAY}/money/billing/${name}.integration.test.ts`);

/** A part of the gateway: its folders, and the tests beside them or where their rules are tried. */
export const gatewayPart = (
  folders: readonly string[],
  tests: readonly string[],
  breaksBelow: number,
): MutationArea => ({
  mutate: folders.flatMap((folder) => sources(`${GATEWAY}/${folder}`)),
  tests,
  needsPostgres: true,
  isLoadedOnce: true,
  breaksBelow,
});

/** A module of the gateway, with the tests beside it. */
export const gatewayModule = (name: string, breaksBelow: number): MutationArea =>
  gatewayPart([name], [...testsIn(name), ...TESTS_OF_CONTRIBUTIONS], breaksBelow);
