import { afterEach, beforeEach, vi } from 'vitest';
import { type BillerTest, billerForTests } from '@network/testing/sandbox-biller.ts';
import { checkBooks } from './money.ts';

/**
 * A gateway with the sandbox biller for the tests of a file. Each of them begins at noon of 2 March 2026, and fails where it leaves books
 * that do not balance.
 */
export function balancedBiller(options: Parameters<typeof billerForTests>[0] = {}): BillerTest {
  const test = billerForTests(options);
  beforeEach(() => test.clock.set('2026-03-02T12:00:00Z'));
  afterEach(async () => {
    vi.restoreAllMocks();
    await checkBooks(test.gateway.services.db);
  });
  return test;
}
