import { type Logger, pino } from 'pino';
import type { ServerConfig } from './server-config.ts';

/** Structured lines on standard output, without personal data. */
export function createLogger(config: Pick<ServerConfig, 'logLevel' | 'tenant'>): Logger {
  return pino({ level: config.logLevel, base: { brand: config.tenant.id } });
}

/** An error as it may stand in a log: how it came about, without the data that it was about. */
export function loggableError(error: unknown): Record<string, unknown> {
  if (!(error instanceof Error)) return { name: 'NonError' };
  const { code, kind } = error as { code?: unknown; kind?: unknown };
  const cause = error.cause === undefined ? {} : { cause: loggableError(error.cause) };
  return { name: error.name, message: error.message, code, kind, stack: error.stack, ...cause };
}
