import { readPageId } from '../tenant/client-info.ts';
import { openPageTrace, type PageTrace } from '../telemetry/page-trace.ts';

/** The trace of this page, with the browser's own clock and events. */
export function openTrace(): PageTrace {
  const parts = { now: () => performance.now(), newId: () => crypto.randomUUID() };
  const trace = openPageTrace(parts, readPageId(window));
  for (const type of ['click', 'submit', 'popstate']) {
    addEventListener(type, ({ timeStamp }) => trace.acted(timeStamp), true);
  }
  return trace;
}
