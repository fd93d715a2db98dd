import type { Generated } from 'kysely';

/** What a person wrote about an error, without anything that names them. Times are UTC. */
export interface ProblemReportsTable {
  id: Generated<string>;
  tenant_id: string;
  /** Ties the report to the lines of the log. */
  correlation_id: string;
  /** The page, without its query. */
  path: string;
  /** The error as the page saw it: its name and message. */
  error: string | null;
  text: string;
  received_at: Date;
  settled_at: Date | null;
}

/** Tables of the reports module. */
export interface ReportsTables {
  problem_reports: ProblemReportsTable;
}
