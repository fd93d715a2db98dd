import { scrub } from '@network/validation/scrub.ts';
import type { ErrorReport, Telemetry } from './telemetry.ts';

/** Where a page posts errors on its own host; the host passes them on. */
export const REPORT_PATH = '/error-reports';

/** The most reports of one page: after these the problem is known. */
const MAX_REPORTS = 10;

/**
 * Reports to the brand host, scrubbed before it leaves the browser; the same error once.
 * @param canReport whether an outside service takes errors
 * @param lastId the correlation id of what happened last
 */
export function createBrowserTelemetry(send: typeof fetch, canReport: boolean, lastId: () => string): Telemetry {
  const reported = new Set<string>();
  const post = (body: object) =>
    send(REPORT_PATH, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
      keepalive: true,
    });
  return {
    canReport,
    lastId,
    reportError: (report) => {
      // A host that takes no errors answers 404, which would stand in the console beside the error itself.
      if (!canReport) return;
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
