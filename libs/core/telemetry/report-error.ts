import type { Telemetry } from './telemetry.ts';

/**
 * Reports an error to the port: the path without its query, and no personal data.
 * @param correlationId of the call that failed; null where none did: then of what happened last on the page
 */
export function reportError(telemetry: Telemetry, error: unknown, correlationId: string | null): void {
  const known = error instanceof Error ? error : null;
  telemetry.reportError({
    name: known?.name ?? 'Error',
    message: known?.message ?? 'The page could not be made',
    stack: known?.stack ?? null,
    path: window.location.pathname,
    correlationId: correlationId ?? telemetry.lastId(),
  });
}

/** Reports errors that nothing on a page caught. Does nothing in the off state. */
export function reportUncaught(telemetry: Telemetry): void {
  if (!telemetry.canReport) return;
  window.addEventListener('error', ({ error }) => reportError(telemetry, error, null));
  window.addEventListener('unhandledrejection', ({ reason }) => reportError(telemetry, reason, null));
}
