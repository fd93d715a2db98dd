import { scrub } from './scrub.ts';
import type { ErrorReport, Telemetry } from './telemetry.ts';

/** Where a page tells its own host of errors; the host passes them on. */
export const REPORT_PATH = '/error-reports';

/** Reports that one page sends: after these it has said what is wrong. */
const MAX_REPORTS = 10;

/** Tells the brand host, scrubbed before it leaves the browser; the same error once. */
export function createBrowserTelemetry(send: typeof fetch): Telemetry {
  const told = new Set<string>();
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
      if (told.has(key) || told.size >= MAX_REPORTS) return;
      told.add(key);
      // There is nobody left to tell of a report that could not be sent.
      post(scrubbed).catch(() => undefined);
    },
    sendFeedback: async (correlationId, words) => {
      const response = await post({ correlationId, words: scrub(words) });
      if (!response.ok) throw new Error(`API Request failed with status code ${response.status}`);
    },
  };
}
