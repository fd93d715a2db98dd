import type { SendReport } from './outgoing-report.ts';

const TIMEOUT_MS = 3_000;

/** The plain adapter: posts each report as JSON to an address. */
export function createJsonReports(address: string, post: typeof fetch): SendReport {
  return async (report) => {
    try {
      const response = await post(address, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(report),
        redirect: 'error',
        signal: AbortSignal.timeout(TIMEOUT_MS),
      });
      return response.ok;
    } catch {
      return false;
    }
  };
}
