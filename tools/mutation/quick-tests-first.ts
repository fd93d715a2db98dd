import { BaseSequencer, type TestSpecification } from 'vitest/node';

const hasDatabase = ({ moduleId }: TestSpecification): boolean => moduleId.endsWith('.integration.test.ts');

/**
 * Most mutants are noticed by the first test that runs them, so those that start no gateway go first. Of the others, the
 * file that noticed the last mutant goes first, since the next one is beside it, and then those that last the least.
 */
export class QuickTestsFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    // oxlint-disable-next-line unicorn/no-array-sort -- it is the sequencer's, which copies
    const longestFirst = await super.sort(files);
    const hasFailed = (file: TestSpecification): boolean =>
      this.ctx.cache.getTestSpecificationResult(file)?.failed ?? false;
    const ranks = (file: TestSpecification): number => (hasDatabase(file) ? (hasFailed(file) ? 1 : 2) : 0);
    return longestFirst.toReversed().toSorted((one, other) => ranks(one) - ranks(other));
  }
}
