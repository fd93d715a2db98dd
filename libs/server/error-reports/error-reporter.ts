import { scrub } from '@network/validation/scrub.ts';
import type { OutgoingReport, SendReport } from './outgoing-report.ts';
import { createJsonReports } from './send-as-json.ts';
import { createSentryReports } from './send-to-sentry.ts';

/** Reports that may leave in a minute: an outage says the same thing often. */
const MAX_A_MINUTE = 60;

/** An error as its finder describes it; what identifies a person is removed before it leaves. */
export interface ReportedError {
  readonly name: string;
  readonly message: string;
  readonly stack: string | null;
  /** Path without its query. */
  readonly path: string;
  readonly correlationId: string | null;
}

/** The port to the error-reporting service. Reporting never fails and never blocks. */
export interface ErrorReporter {
  /** False in the off state, which sends nothing. */
  readonly isOn: boolean;
  readonly report: (side: OutgoingReport['side'], error: ReportedError) => void;
  /** A person's own description of an error. @returns whether a service has it */
  readonly feedback: (correlationId: string, words: string) => Promise<boolean>;
}

/** Where reports go; neither switches the port off. */
export interface ReportAddresses {
  /** Takes reports as JSON; null for none. */
  readonly errorReportingUrl: string | null;
  /** A project of Sentry; null for none. */
  readonly sentryDsn: string | null;
}

export interface ErrorReporterParts extends ReportAddresses {
  /** The brand or service that reports. */
  readonly brand: string;
  readonly now: () => number;
  readonly fetch: typeof fetch;
}

/** Sends reports to the services that are configured, without personal data. */
export function createErrorReporter(parts: ErrorReporterParts): ErrorReporter {
  const { errorReportingUrl, sentryDsn, brand, now } = parts;
  const services: readonly SendReport[] = [
    ...(errorReportingUrl === null ? [] : [createJsonReports(errorReportingUrl, parts.fetch)]),
    ...(sentryDsn === null ? [] : [createSentryReports(sentryDsn)]),
  ];
  let minute = 0;
  let sent = 0;

  function isWithinLimit(): boolean {
    const current = Math.floor(now() / 60_000);
    if (current !== minute) [minute, sent] = [current, 0];
    sent += 1;
    return sent <= MAX_A_MINUTE;
  }

  const send = async (report: OutgoingReport): Promise<boolean> => {
    if (services.length === 0 || !isWithinLimit()) return false;
    const arrivals = await Promise.all(services.map((sendTo) => sendTo(report)));
    return arrivals.includes(true);
  };

  const about = (side: OutgoingReport['side'], correlationId: string | null) => ({
    side,
    brand,
    at: new Date(now()).toISOString(),
    correlationId,
  });

  return {
    isOn: services.length > 0,
    report: (side, { name, message, stack, path, correlationId }) =>
      void send({
        kind: 'error',
        ...about(side, correlationId),
        name: scrub(name),
        message: scrub(message),
        stack: stack === null ? null : scrub(stack),
        path: scrub(path.split(/[?#]/, 1)[0] ?? ''),
      }),
    feedback: (correlationId, words) =>
      send({ kind: 'feedback', ...about('browser', correlationId), words: scrub(words) }),
  };
}

/** Reports an error that a server did not expect; its message and stack only. */
export function reportUnexpected(
  reporter: ErrorReporter,
  error: unknown,
  at: { readonly path: string; readonly correlationId: string },
): void {
  const { name, message, stack } = error instanceof Error ? error : new Error(`threw a ${typeof error}`);
  reporter.report('server', { name, message, stack: stack ?? null, ...at });
}
