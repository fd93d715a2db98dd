import type { PageTrace } from '../telemetry/page-trace.ts';
import { sendSpans } from '../telemetry/send-spans.ts';

/** Reports the spans of this page from now on, by the browser's own beacon. */
export function reportSpans(trace: PageTrace, ratio: number): void {
  sendSpans(trace, ratio, {
    // A span that can't be sent is dropped.
    send: (path, body) => void navigator.sendBeacon(path, new Blob([body], { type: 'application/json' })),
    now: () => performance.now(),
    later: (run, ms) => void setTimeout(run, ms),
    onLeaving: (run) => addEventListener('pagehide', run),
  });
}
