/** The spending of a budget in a window, by keyed hash of the budget and of the spender. */
export interface RateLimitsTable {
  key: string;
  points: number;
  /** UTC. */
  resets_at: Date;
}

/** Tables of the limits, which no module owns. */
export interface LimitTables {
  rate_limits: RateLimitsTable;
}
