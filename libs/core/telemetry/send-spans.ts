import type { Act, PageTrace, TracedCall } from './page-trace.ts';
import { type SpanReport, SPANS_PATH } from './span-report.ts';

/** What happens within a second is sent together. */
const SETTLE_MS = 1_000;
const MOST_CALLS = 32;

/** The parts of a browser that the sender needs; tests pass their own. */
export interface SpanSenderParts {
  readonly send: (path: string, body: string) => void;
  readonly now: () => number;
  readonly later: (run: () => void, ms: number) => void;
  readonly onLeaving: (run: () => void) => void;
}

interface Ended extends TracedCall {
  readonly endedAt: number;
}

/**
 * Reports from now on what a person did on the page, and the calls that it led to: as many of the acts as servers record
 * traces, by the same rule.
 * @param ratio part of the traces that is recorded, 0 to 1
 */
export function sendSpans(trace: PageTrace, ratio: number, parts: SpanSenderParts): void {
  const ended = new Map<Act, Ended[]>();
  const reported = new WeakSet<Act>();
  let isWaiting = false;
  const flush = (): void => {
    isWaiting = false;
    for (const [act, calls] of ended) parts.send(SPANS_PATH, JSON.stringify(reportOf(act, calls)));
    ended.clear();
  };
  const reportOf = (act: Act, calls: readonly Ended[]): SpanReport => {
    const now = parts.now();
    const isMore = reported.has(act);
    reported.add(act);
    return {
      id: act.id,
      ago: Math.round(now - act.at),
      ms: Math.round(Math.max(...calls.map(({ endedAt }) => endedAt)) - act.at),
      isMore,
      calls: calls.map(({ spanId, name, at, endedAt }) => ({
        spanId,
        name,
        ago: Math.round(now - at),
        ms: Math.round(endedAt - at),
      })),
    };
  };
  trace.onEnded = (call, endedAt) => {
    if (!isRecorded(call.act.id, ratio)) return;
    const calls = ended.get(call.act) ?? [];
    ended.set(call.act, calls);
    if (calls.length < MOST_CALLS) calls.push({ ...call, endedAt });
    if (!isWaiting) parts.later(flush, SETTLE_MS);
    isWaiting = true;
  };
  parts.onLeaving(flush);
}

/** OpenTelemetry's TraceIdRatioBased: the four numbers of a trace's id, combined by exclusive or. */
export function isRecorded(id: string, ratio: number): boolean {
  const numbers = id.replaceAll('-', '').match(/.{8}/g) ?? [];
  const combined = numbers.reduce((mixed, number) => (mixed ^ Number.parseInt(number, 16)) >>> 0, 0);
  return combined < Math.floor(ratio * 0xffff_ffff) || ratio >= 1;
}
