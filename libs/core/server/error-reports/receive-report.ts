import type { IncomingMessage } from 'node:http';
import type { ProblemReport } from '@network/validation/problem-report.ts';
import { REPORT_MAX_LENGTH } from '@network/validation/report-length.ts';
import { scrub } from '@network/validation/scrub.ts';
import { cutText } from '@network/validation/text-length.ts';
import { writtenText } from '@network/validation/written-text.ts';
import type { ErrorReporter, ReportedError } from '@network/server/error-reports/error-reporter.ts';
import { readJsonObject } from '../request/read-json-object.ts';
import { isCorrelationId } from '@network/server/requests/correlation-id.ts';

const MAX_BYTES = 16 * 1_024;
const MAX_PATH = 2_000;
const MAX_ERROR = 1_000;

/** Stores a person's report in the gateway's inbox. @returns whether it is stored; never throws */
export type SendToInbox = (report: ProblemReport) => Promise<boolean>;

/**
 * Receives a report of an error, or a person's comment about one, from a page of this host and passes it on. A comment
 * that no outside service takes is stored in the gateway's inbox; an error is reported to outside services alone.
 */
export async function receiveReport(
  request: IncomingMessage,
  reporter: ErrorReporter,
  sendToInbox: SendToInbox,
): Promise<204 | 400 | 404 | 413 | 503> {
  const report = await readJsonObject(request, MAX_BYTES);
  if (report === 'too large') return 413;
  if (report === null) return 400;
  const correlationId = isCorrelationId(textOf(report['correlationId'])) ? textOf(report['correlationId']) : null;
  const words = writtenText(textOf(report['words']));
  if (words !== '') {
    if (correlationId === null) return 400;
    if (reporter.isOn && (await reporter.feedback(correlationId, words))) return 204;
    return (await sendToInbox(problemReportOf(report, words, correlationId))) ? 204 : 503;
  }
  if (!reporter.isOn) return 404;
  const message = textOf(report['message']);
  if (message === '') return 400;
  reporter.report('browser', reportOf(report, message, correlationId));
  return 204;
}

function problemReportOf(
  report: Readonly<Record<string, unknown>>,
  words: string,
  correlationId: string,
): ProblemReport {
  const error = cutText(scrub(textOf(report['error'])), MAX_ERROR);
  return {
    correlationId,
    path: cutText(scrub(textOf(report['path']).split(/[?#]/, 1)[0] ?? ''), MAX_PATH),
    error: error === '' ? null : error,
    text: cutText(scrub(cutText(words, REPORT_MAX_LENGTH)), 2 * REPORT_MAX_LENGTH),
  };
}

function reportOf(
  report: Readonly<Record<string, unknown>>,
  message: string,
  correlationId: string | null,
): ReportedError {
  const stack = textOf(report['stack']);
  return {
    name: textOf(report['name']) || 'Error',
    message,
    stack: stack === '' ? null : stack,
    path: textOf(report['path']),
    correlationId,
  };
}

function textOf(value: unknown): string {
  return typeof value === 'string' ? value : '';
}
