/** One rule broken in one place. */
export interface Break {
  /** Ids of the rules that it breaks; a test that names one of them has to fail. */
  readonly rules: readonly string[];
  /** What is wrong, as a sentence that could stand in a complaint: "a bad page stays in the address". */
  readonly breaks: string;
  /** Text that stands in the file once. */
  readonly find: string;
  readonly replace: string;
}

/** Breaks of one file that the same tests are to notice. */
export interface MutatedFile {
  /** A module that tests load, from the root of the repository. */
  readonly file: string;
  /** The test files that are run, each of which names one of the rules. */
  readonly tests: readonly string[];
  readonly mutants: readonly Break[];
}

/** The product with one rule broken: what the tests of that rule must not let pass. */
export type Mutant = Break & Omit<MutatedFile, 'mutants'>;

/** A rule's id in the title of a test, such as `L05`. */
const RULE_ID = /\b[TRHMXALVCEK]\d{2}\b/g;

/** Ids of the rules that a test's title names. */
export const rulesNamed = (title: string): readonly string[] => title.match(RULE_ID) ?? [];

/**
 * The source with the mutant's change.
 * @throws Error when what is to be changed does not stand there exactly once
 */
export function mutate(source: string, { file, find, replace }: Mutant): string {
  const count = source.split(find).length - 1;
  if (count !== 1) {
    throw new Error(`${file}: a mutant changes text that stands there ${count} times, expected once: ${find}`);
  }
  // As a function: a text to put there may hold the signs that a pattern of replacement has.
  return source.replace(find, () => replace);
}
