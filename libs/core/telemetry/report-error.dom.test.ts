import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { reportError, reportUncaught } from './report-error.ts';
import type { ErrorReport, Telemetry } from './telemetry.ts';

function setUp(canReport = true) {
  const reports: ErrorReport[] = [];
  const telemetry: Telemetry = {
    canReport,
    lastId: () => 'last-12345678',
    reportError: (report) => void reports.push(report),
    sendFeedback: async () => undefined,
  };
  return { reports, telemetry };
}

/** Listeners of the window, so that no test leaves any behind. */
const listening = new Map<string, (event: never) => void>();

describe('E21 errors of a page', () => {
  beforeEach(() => {
    listening.clear();
    vi.spyOn(window, 'addEventListener').mockImplementation((type: string, listener: unknown) => {
      listening.set(type, listener as (event: never) => void);
    });
    window.history.replaceState(null, '', '/search?q=ada#here');
  });
  afterEach(() => window.history.replaceState(null, '', '/'));

  it('E21 are reported with the path alone, which contains nothing that was typed', () => {
    const { reports, telemetry } = setUp();
    const error = new TypeError('x is null');
    reportError(telemetry, error, 'abc-12345678');
    expect(reports).toEqual([
      { name: 'TypeError', message: 'x is null', stack: error.stack, path: '/search', correlationId: 'abc-12345678' },
    ]);
  });

  it('E21 are reported as such whatever was thrown, by the id of what happened last where no call failed', () => {
    const { reports, telemetry } = setUp();
    reportError(telemetry, { email: 'ada@example.com' }, null);
    expect(reports).toEqual([
      {
        name: 'Error',
        message: 'The page could not be made',
        stack: null,
        path: '/search',
        correlationId: 'last-12345678',
      },
    ]);
  });

  it('E21 are reported when nothing caught them', () => {
    const { reports, telemetry } = setUp();
    reportUncaught(telemetry);
    listening.get('error')?.({ error: new Error('thrown') } as never);
    listening.get('unhandledrejection')?.({ reason: new Error('rejected') } as never);
    expect(reports.map(({ message, correlationId }) => [message, correlationId])).toEqual([
      ['thrown', 'last-12345678'],
      ['rejected', 'last-12345678'],
    ]);
  });

  it('E21 D31 are listened to by nobody in the off state', () => {
    reportUncaught(setUp(false).telemetry);
    expect([...listening]).toEqual([]);
  });
});
