import { scrub } from '@network/validation/scrub.ts';
import type { ErrorReport, PersonsReport } from './telemetry.ts';

/** Where a page posts errors on its own host; the host passes them on. */
export const REPORT_PATH = '/error-reports';

/** The most reports of one page: after these the problem is known. */
const MAX_REPORTS = 10;

/** Sends the reports of one page to the brand host, scrubbed before they leave the browser. */
export interface ReportSender {
  /** Sends the same error only once. */
  readonly sendError: (report: ErrorReport) => void;
  /** @throws where nobody has taken it */
  readonly sendFeedback: (report: PersonsReport) => Promise<void>;
}

/** Opens the sender of a page. */
export function openReportSender(send: typeof fetch): ReportSender {
  const reported = new Set<string>();
  const post = (body: object) =>
    send(REPORT_PATH, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
      keepalive: true,
    });
  return {
    sendError: (report) => {
      const scrubbed: ErrorReport = {
        ...report,
        message: scrub(report.message),
        stack: report.stack === null ? null : scrub(report.stack),
      };
      const key = `${report.name} ${scrubbed.message}`;
      if (reported.has(key) || reported.size >= MAX_REPORTS) return;
      reported.add(key);
      // A report that could not be sent has nowhere else to go.
      post(scrubbed).catch(() => undefined);
    },
    sendFeedback: async ({ words, error, ...rest }) => {
      const response = await post({ ...rest, words: scrub(words), error: error === null ? null : scrub(error) });
      if (!response.ok) throw new Error(`API Request failed with status code ${response.status}`);
    },
  };
}
