import { runServer } from '@network/server/lifetime/run-server.ts';
import { loadConfig } from './config/load-config.ts';
import { createSandbox } from './server.ts';

const start = async () => {
  // Mails and payments are readable by this user only.
  process.umask(0o077);
  const config = loadConfig(process.env);
  const { app, services, drain } = await createSandbox(config);
  // Both of this machine's own addresses and no other: it approves payments and shows mails.
  await app.listen({ port: config.port, host: 'localhost' });
  services.log.info({ port: config.port }, 'ready');
  return { log: services.log, drain, noticeMs: 0, close: () => app.close() };
};

await runServer({ start, variables: { port: 'BILLER_PORT' } });
