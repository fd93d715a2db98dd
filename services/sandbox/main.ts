import { loadConfig, SandboxConfigurationError } from './config/load-config.ts';
import { createSandbox } from './server.ts';

const GIVE_UP_MS = 15_000;

try {
  // Mails and payments are readable by this user only.
  process.umask(0o077);
  const config = loadConfig(process.env);
  const { app, services, drain } = await createSandbox(config);
  // Both of this machine's own addresses and no other: it approves payments and shows mails.
  await app.listen({ port: config.port, host: 'localhost' });
  services.log.info({ port: config.port }, 'ready');
  let stopping = false;
  const stop = async (signal: NodeJS.Signals): Promise<void> => {
    if (stopping) return;
    stopping = true;
    services.log.info({ signal }, 'stopping');
    setTimeout(() => process.exit(1), GIVE_UP_MS).unref();
    drain();
    await app.close();
    process.exit(0);
  };
  for (const signal of ['SIGTERM', 'SIGINT'] as const) process.on(signal, () => void stop(signal));
} catch (error) {
  process.stderr.write(`${explain(error)}\n`);
  process.exit(1);
}

function explain(error: unknown): string {
  if (error instanceof SandboxConfigurationError) return error.message;
  if ((error as NodeJS.ErrnoException).code === 'EADDRINUSE') {
    return `BILLER_PORT: expected a free port, ${(error as { port?: number }).port} is taken`;
  }
  return error instanceof Error ? (error.stack ?? error.message) : String(error);
}
