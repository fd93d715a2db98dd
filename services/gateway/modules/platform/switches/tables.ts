import type { Generated, JSONColumnType } from 'kysely';

/** What staff decided about a flag of a brand; rows are only ever added, and the latest one counts. */
export interface FlagChangesTable {
  id: Generated<number>;
  brand: string;
  flag: string;
  /** Null: as the brand's release has it. */
  is_on: boolean | null;
  reason: string;
  /** Email of the member of staff. */
  staff: string;
  at: Date;
}

/** Why a run ended: somebody stopped it, a guard rail did, or its time was over. */
export type RunEnd = 'staff' | 'guard' | 'time';

/** What happened to the visits of one variant, as it is stored when a run ends: their events are deleted after a while. */
export interface StoredCount {
  readonly variant: string;
  readonly visits: number;
  readonly goals: number;
  readonly declines: number;
  readonly errors: number;
  /** Paid orders; none are stored of runs from before they were counted. */
  readonly purchases?: number;
  /** How many of the purchases were refunded or charged back, whole or in part. */
  readonly refunds?: number;
}

/** A time in which a test runs on some brands; the latest one of a test and a brand counts. */
export interface ExperimentRunsTable {
  id: string;
  experiment: string;
  brands: string[];
  /** Percent of the shares that the definition gives to the variants. */
  share: number;
  started_at: Date;
  /** When it is decided, which is fixed when it starts. */
  ends_at: Date;
  stopped_at: Date | null;
  end_kind: RunEnd | null;
  /** The results at its end; null while it runs. */
  counts: JSONColumnType<readonly StoredCount[]> | null;
}

/** What was decided about a run; rows are only ever added. */
export interface ExperimentChangesTable {
  id: Generated<number>;
  run_id: string;
  change: 'started' | 'share' | 'stopped';
  /** The share that a start or a new share sets; null for other changes. */
  share: number | null;
  /** Email of the member of staff; null for a guard rail and for the end of its time. */
  staff: string | null;
  reason: string;
  at: Date;
}

/** Tables of the switches module. */
export interface SwitchTables {
  flag_changes: FlagChangesTable;
  experiment_runs: ExperimentRunsTable;
  experiment_changes: ExperimentChangesTable;
}
