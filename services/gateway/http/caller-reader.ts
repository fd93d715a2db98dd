import type { FastifyRequest } from 'fastify';
import type { GatewayServices } from '../services.ts';
import { type Caller, callerOf, UnknownTenant, WrongBrandKey } from './caller.ts';

/** The number of tenants' names that are remembered as logged. */
const MOST_NAMES = 100;

/**
 * Reads the caller, and logs once what no request can fix: a brand of which no release is active, or one with another key.
 * @throws what callerOf throws
 */
export function createCallerReader(
  services: Pick<GatewayServices, 'config' | 'tenants' | 'clock' | 'log'>,
): (request: FastifyRequest) => Caller {
  const logged = new Set<string>();
  const logOnce = (key: string, write: () => void): void => {
    if (logged.has(key) || logged.size >= MOST_NAMES) return;
    logged.add(key);
    write();
  };
  return (request) => {
    try {
      const caller = callerOf(request, services);
      // Active after all: a later absence is news again.
      if (caller.tenant) logged.delete(`unknown ${caller.tenant.id}`);
      return caller;
    } catch (error) {
      if (error instanceof UnknownTenant) {
        const { tenantId } = error;
        logOnce(`unknown ${tenantId}`, () =>
          services.log.error({ tenant: tenantId }, 'no release of this brand is active; its calls are answered 503'),
        );
      }
      if (error instanceof WrongBrandKey) {
        // A stranger may make up names without end: only those that there are get a line each.
        const name = String(request.headers['x-tenant'] ?? '');
        const tenant = services.tenants.find(name)?.id ?? 'unknown';
        logOnce(`key ${tenant}`, () =>
          services.log.warn({ tenant }, 'a call named this brand with another key; such calls are answered 403'),
        );
      }
      throw error;
    }
  };
}
