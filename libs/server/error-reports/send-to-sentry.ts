import type { OutgoingReport, SendReport } from './outgoing-report.ts';

const TIMEOUT_MS = 3_000;

/**
 * The adapter of Sentry, by an address (DSN) of a project. Nothing is collected automatically: no integrations, no
 * breadcrumbs, no name of the machine. The library is loaded with the first report.
 */
export function createSentryReports(dsn: string): SendReport {
  let opened: Promise<SendReport> | undefined;
  return async (report) => {
    try {
      return await (
        await (opened ??= openSentry(dsn))
      )(report);
    } catch {
      return false;
    }
  };
}

async function openSentry(dsn: string): Promise<SendReport> {
  const { LightNodeClient, Scope, defaultStackParser, makeNodeTransport } = await import('@sentry/node-core/light');
  const client = new LightNodeClient({
    dsn,
    transport: makeNodeTransport,
    stackParser: defaultStackParser,
    integrations: [],
    sendDefaultPii: false,
    sendClientReports: false,
    includeServerName: false,
  });
  client.init();
  const arrivals = new Map<string, (isStored: boolean) => void>();
  client.on('afterSendEvent', (event, { statusCode }) => {
    arrivals.get(event.event_id ?? '')?.(statusCode !== undefined && statusCode < 300);
  });

  return (report) =>
    new Promise<boolean>((resolve) => {
      // Its own scope: nothing of the process is added.
      const id = client.captureEvent(eventOf(report), {}, new Scope());
      const timer = setTimeout(() => settle(false), TIMEOUT_MS).unref();
      const settle = (isStored: boolean): void => {
        clearTimeout(timer);
        arrivals.delete(id);
        resolve(isStored);
      };
      arrivals.set(id, settle);
    });

  function eventOf(report: OutgoingReport) {
    const { side, brand, at, correlationId } = report;
    const tags = { side, brand, ...(correlationId === null ? {} : { correlation_id: correlationId }) };
    const common = { tags, timestamp: Date.parse(at) / 1_000 };
    if (report.kind === 'feedback') {
      return {
        ...common,
        type: 'feedback' as const,
        level: 'info' as const,
        contexts: { feedback: { message: report.words } },
      };
    }
    const { name, message, stack, path } = report;
    const frames = stack === null ? [] : defaultStackParser(stack);
    return {
      ...common,
      level: 'error' as const,
      transaction: path,
      exception: { values: [{ type: name, value: message, ...(frames.length > 0 ? { stacktrace: { frames } } : {}) }] },
    };
  }
}
