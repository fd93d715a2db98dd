import { createRequire } from 'node:module';
import type * as argon2 from '@node-rs/argon2';

/**
 * Stands for `@node-rs/argon2` in tests that start a gateway (vitest.config.ts): a hash at production's cost takes 12 ms of a core and
 * 19 MiB, and thousands of them prove nothing. What production pays is proven by `password-hash.test.ts`.
 */
const { hash: hashAtCost, verify: verifyAtCost } = createRequire(import.meta.url)('@node-rs/argon2') as typeof argon2;

/** The least that the function accepts; memory is in KiB. */
const LEAST = { memoryCost: 8, timeCost: 1, parallelism: 1 };

/** A hash of the same form and salt, at the least cost. */
export const hash: typeof argon2.hash = (password, options, signal) =>
  hashAtCost(password, { ...options, ...LEAST }, signal);

/** A hash names its own cost, so those of either are verified. */
export const verify: typeof argon2.verify = verifyAtCost;
