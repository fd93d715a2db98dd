import type { Telemetry } from './telemetry.ts';

/** Tells the port of an error that a person ran into: the path without its query, and nothing of who it was. */
export function reportError(telemetry: Telemetry, error: unknown, correlationId: string | null): void {
  const known = error instanceof Error ? error : null;
  telemetry.reportError({
    name: known?.name ?? 'Error',
    message: known?.message ?? 'The page could not be made',
    stack: known?.stack ?? null,
    path: window.location.pathname,
    correlationId,
  });
}

/** Tells the port of errors that nothing of a page caught. In the off state nobody listens. */
export function reportUncaught(telemetry: Telemetry): void {
  if (!telemetry.canReport) return;
  window.addEventListener('error', ({ error }) => reportError(telemetry, error, null));
  window.addEventListener('unhandledrejection', ({ reason }) => reportError(telemetry, reason, null));
}
