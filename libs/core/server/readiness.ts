import { request } from 'undici';
import type { GatewayConnection } from './gateway/gateway-connection.ts';

const PROBE_TIMEOUT_MS = 1_000;

/** Says whether this server accepts requests. */
export interface Readiness {
  /** True once the gateway has been ready; it going away later is met with cached pages, not by leaving the pool. */
  readonly isReady: () => Promise<boolean>;
  readonly isDraining: () => boolean;
  /** Makes the server report that it is not ready from now on. */
  readonly drain: () => void;
}

export function createReadiness(connection: GatewayConnection): Readiness {
  let wasReady = false;
  let isDraining = false;
  const probe = async () => {
    try {
      const response = await request(`${connection.origin}/readyz`, {
        dispatcher: connection.dispatcher,
        signal: AbortSignal.timeout(PROBE_TIMEOUT_MS),
      });
      await response.body.dump();
      return response.statusCode === 200;
    } catch {
      return false;
    }
  };
  return {
    isReady: async () => {
      if (isDraining) return false;
      wasReady ||= await probe();
      return wasReady;
    },
    isDraining: () => isDraining,
    drain: () => {
      isDraining = true;
    },
  };
}
