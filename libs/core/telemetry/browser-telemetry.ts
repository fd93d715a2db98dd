import type { ReportSender } from './send-reports.ts';
import type { Telemetry } from './telemetry.ts';

/**
 * Reports to the brand host. What sends reports is loaded with the first one, since most pages have none.
 * @param canReport whether an outside service takes errors
 * @param lastId the correlation id of what happened last
 */
export function createBrowserTelemetry(send: typeof fetch, canReport: boolean, lastId: () => string): Telemetry {
  let opened: ReportSender | null = null;
  const open = async (): Promise<ReportSender> => {
    const { openReportSender } = await import('./send-reports.ts');
    return (opened ??= openReportSender(send));
  };
  return {
    canReport,
    lastId,
    reportError: (report) => {
      // A host that takes no errors answers 404, which would stand in the console beside the error itself.
      if (canReport)
        void open().then(
          (sender) => sender.sendError(report),
          () => undefined,
        );
    },
    sendFeedback: async (report) => (await open()).sendFeedback(report),
  };
}
