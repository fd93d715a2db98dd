import { z } from 'zod';
import { REPORT_MAX_LENGTH } from './report-length.ts';
import { textLength } from './text-length.ts';

const bounded = (most: number) => z.string().refine((text) => textLength(text) <= most);

/** Where a brand server sends reports at the gateway. */
export const PROBLEM_REPORTS_PATH = '/brand/problem-reports';

/** A person's report of an error as a brand server passes it to the gateway. */
export const problemReportSchema = z.strictObject({
  correlationId: z.string().max(64),
  /** Without its query. */
  path: bounded(2_000),
  error: bounded(1_000).nullable(),
  /** Longer than what a person types: what identifies somebody is replaced by a longer word. */
  text: bounded(2 * REPORT_MAX_LENGTH)
    .trim()
    .min(1),
});

export type ProblemReport = z.output<typeof problemReportSchema>;
