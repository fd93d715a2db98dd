import type { ErrorReport } from '../../telemetry/telemetry.ts';
import { scrub } from '../../telemetry/scrub.ts';

const TIMEOUT_MS = 3_000;
/** Reports that may leave in a minute: an outage says the same thing often. */
const MAX_A_MINUTE = 60;

/** One report to the error-reporting service, as a JSON document. */
interface Told {
  readonly kind: 'error' | 'feedback';
  readonly side: 'browser' | 'server';
  readonly brand: string;
  readonly at: string;
  readonly correlationId: string | null;
  readonly [detail: string]: string | null;
}

/** The port to the error-reporting service. Reporting never fails and never blocks. */
export interface ErrorReporter {
  /** False in the off state, which sends nothing. */
  readonly isOn: boolean;
  readonly report: (side: Told['side'], report: ErrorReport) => void;
  /** A person's own words about an error. @returns whether the service has them */
  readonly feedback: (correlationId: string, words: string) => Promise<boolean>;
}

export interface ErrorReporterParts {
  /** Where reports are posted to; null switches the port off. */
  readonly endpoint: string | null;
  readonly brand: string;
  readonly now: () => number;
  readonly fetch: typeof fetch;
}

/** Posts reports to an HTTP endpoint, without personal data. */
export function createErrorReporter({ endpoint, brand, now, fetch }: ErrorReporterParts): ErrorReporter {
  let minute = 0;
  let sent = 0;

  const post = async (told: Told): Promise<boolean> => {
    if (endpoint === null || !isWithinLimit()) return false;
    try {
      const response = await fetch(endpoint, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(told),
        redirect: 'error',
        signal: AbortSignal.timeout(TIMEOUT_MS),
      });
      return response.ok;
    } catch {
      return false;
    }
  };

  function isWithinLimit(): boolean {
    const current = Math.floor(now() / 60_000);
    if (current !== minute) [minute, sent] = [current, 0];
    sent += 1;
    return sent <= MAX_A_MINUTE;
  }

  const about = (side: Told['side'], correlationId: string | null) => ({
    side,
    brand,
    at: new Date(now()).toISOString(),
    correlationId,
  });

  return {
    isOn: endpoint !== null,
    report: (side, { name, message, stack, path, correlationId }) =>
      void post({
        kind: 'error',
        ...about(side, correlationId),
        name: scrub(name),
        message: scrub(message),
        stack: stack === null ? null : scrub(stack),
        path: scrub(path.split(/[?#]/, 1)[0] ?? ''),
      }),
    feedback: (correlationId, words) =>
      post({ kind: 'feedback', ...about('browser', correlationId), words: scrub(words) }),
  };
}
