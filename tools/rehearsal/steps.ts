/** The steps of a rehearsal, printed as they end. */
export interface Steps {
  /** Runs one. What it returns is its outcome in words. @throws what it throws, after it is printed as failed */
  run(what: string, work: () => Promise<string>): Promise<void>;
  readonly passed: number;
}

export function printSteps(print: (line: string) => void): Steps {
  let passed = 0;
  return {
    get passed() {
      return passed;
    },
    run: async (what, work) => {
      const startedAt = performance.now();
      const seconds = () => `${((performance.now() - startedAt) / 1_000).toFixed(1)} s`;
      try {
        const outcome = await work();
        passed += 1;
        print(`ok      ${what}: ${outcome} (${seconds()})`);
      } catch (error) {
        print(`FAILED  ${what}: ${error instanceof Error ? error.message : String(error)} (${seconds()})`);
        throw error;
      }
    },
  };
}
