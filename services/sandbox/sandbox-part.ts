import type { FastifyInstance } from 'fastify';
import type { Logger } from 'pino';
import type { Registry } from 'prom-client';
import type { SandboxConfig } from './config/load-config.ts';

/** The only source of now, so that tests can set it. */
export interface Clock {
  now(): Date;
}

/** The services that every part receives once, at start. */
export interface SandboxServices {
  readonly config: SandboxConfig;
  readonly clock: Clock;
  readonly log: Logger;
  readonly metrics: Registry;
  readonly randomBytes: (size: number) => Buffer;
}

/**
 * One outside party that the sandbox plays, in a separate folder. `parts.ts` lists them. A part stores its files in
 * `<folder>/<id>` and serves separate paths.
 */
export interface SandboxPart {
  readonly id: string;
  /** Adds the part's routes. Its timers stop with the server's `onClose`. */
  readonly start: (app: FastifyInstance, services: SandboxServices) => void | Promise<void>;
}
