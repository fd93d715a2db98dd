import { createServer } from 'node:http';
import cluster from 'node:cluster';
import type { AddressInfo } from 'node:net';
import { Registry } from 'prom-client';
import { ConfigurationError } from '../../configuration/configuration-error.ts';
import { addRequestMetrics } from '../../monitoring/metrics.ts';
import { createMonitoring, monitoringPathOf } from '../../monitoring/monitoring.ts';
import { runServer } from '../run-server.ts';

/** A server for workers.test.ts: answers with its process id, `/slow` after half a second. */
const log = { info: () => undefined, warn: () => undefined };

await runServer({
  readWorkers: () => ({ count: 2, log }),
  variables: { port: 'PORT' },
  start: async () => {
    if (process.env['BROKEN']) throw new ConfigurationError(['BROKEN: expected nothing']);
    const metrics = new Registry();
    const count = addRequestMetrics(metrics, { total: 'total', seconds: 'seconds', labels: [], details: [] });
    const monitoring = createMonitoring({ isReady: async () => true, metrics });
    const server = createServer((request, response) => {
      response.setHeader('connection', 'close');
      const path = monitoringPathOf(request.url ?? '');
      if (path) return void monitoring(path, request).then(({ body }) => response.end(body));
      count({}, {}, 0);
      setTimeout(() => response.end(String(process.pid)), request.url === '/slow' ? 500 : 0);
    });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    if (cluster.worker?.id === 1) process.stdout.write(`${(server.address() as AddressInfo).port}\n`);
    return {
      log,
      drain: () => undefined,
      noticeMs: 0,
      close: () => new Promise((resolve) => server.close(() => resolve())),
    };
  },
});
