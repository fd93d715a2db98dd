import type { Transaction } from 'kysely';
import type { Tables } from '../db/database.ts';
import type { DemonstrationContent } from './demonstration.ts';
import type { SeedRandom } from './seed-random.ts';

/** The input of a seed: one transaction, the day the data is created, and a generator seeded with its name. */
export interface SeedContext {
  readonly db: Transaction<Tables>;
  /** Midnight UTC of the day the data is made; every date of the data is relative to it. */
  readonly today: Date;
  /** Deterministic random numbers: the same name yields the same sequence on every start. */
  readonly random: (name: string) => SeedRandom;
  /** The content that is there already. */
  readonly content: DemonstrationContent;
}

export type Seed = (context: SeedContext) => Promise<void>;
