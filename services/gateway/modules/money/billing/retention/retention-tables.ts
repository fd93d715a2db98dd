import type { Generated, JSONColumnType } from 'kysely';

/** An open offer for a member who cancelled. */
export interface RetentionOffersTable {
  id: string;
  subscription_id: string;
  name: string;
  /** Minor units. */
  new_price: number;
  currency: string;
  offered_gems: number;
  display_rules: JSONColumnType<Record<string, unknown>>;
  created_at: Date;
  taken_at: Date | null;
}

/** The offers for members who are about to leave. Prices are minor units, times UTC. */
export interface RetentionTermsTable {
  id: string;
  discount_percent: number;
  offered_gems: number;
  currency: string;
  /** The price of the next renewal. */
  lowest_price: number | null;
  highest_price: number | null;
  /** Whole months since the membership began; a member who leaves sooner is offered nothing. */
  least_months: Generated<number>;
  /** Empty for all. */
  sites: string[];
  starts_at: Date | null;
  ends_at: Date | null;
  /** The first one that fits is offered. */
  position: number;
}
