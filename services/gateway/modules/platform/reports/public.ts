/**
 * What people report of errors, and how staff settle it.
 */
export { findReports, type ProblemReport, reportsByDay, settleReport } from './report-inbox.ts';
export type { ReportsTables } from './tables.ts';
