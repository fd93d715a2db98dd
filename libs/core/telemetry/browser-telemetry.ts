import { scrub } from './scrub.ts';
import type { ErrorReport, Telemetry } from './telemetry.ts';

/** Where a page posts errors on its own host; the host passes them on. */
export const REPORT_PATH = '/error-reports';

/** The most reports of one page: after these the problem is known. */
const MAX_REPORTS = 10;

/** Reports to the brand host, scrubbed before it leaves the browser; the same error once. */
export function createBrowserTelemetry(send: typeof fetch): Telemetry {
  const reported = new Set<string>();
  const post = (body: object) =>
    send(REPORT_PATH, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
      keepalive: true,
    });
  return {
    canReport: true,
    reportError: (report) => {
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
    sendFeedback: async (correlationId, words) => {
      const response = await post({ correlationId, words: scrub(words) });
      if (!response.ok) throw new Error(`API Request failed with status code ${response.status}`);
    },
  };
}
