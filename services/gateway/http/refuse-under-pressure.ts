import underPressure from '@fastify/under-pressure';
import type { FastifyInstance } from 'fastify';
import { RETRY_AFTER_SECONDS } from './unavailable.ts';

/** A process whose event loop is later than this on average has more to do than it can. */
const MOST_DELAY_MS = 2_000;
/** The delay is measured a second at an instant: from then on it has nothing of the start in it. */
export const SETTLED_MS = 2_500;
/** One late second is a hiccup of the machine that is over before the next request: only what lasts is an overload. */
export const LASTING_MS = 5_000;

/**
 * Refuses requests with 503 while the process can't keep up for longer than a short while. What loading and starting took is
 * not counted: a server that has just become ready is sent requests at once, and was measured while nobody's were there.
 */
export async function refuseUnderPressure(app: FastifyInstance): Promise<void> {
  const refuse = createRefusal();
  app.addHook('onListen', async () => refuse.settle());
  await app.register(underPressure, {
    maxEventLoopDelay: MOST_DELAY_MS,
    pressureHandler: async (_request, reply, _type, delayMs) => {
      if (!refuse.isDue()) return;
      reply.header('retry-after', String(RETRY_AFTER_SECONDS));
      throw Object.assign(new Error('Service Unavailable'), { statusCode: 503, code: 'UNDER_PRESSURE', delayMs });
    },
  });
}

/** Decides from when on a busy process refuses requests. */
export function createRefusal(now: () => number = () => performance.now()) {
  let from = Number.POSITIVE_INFINITY;
  let lateSince = 0;
  let lateAt = Number.NEGATIVE_INFINITY;
  return {
    /** The server listens. */
    settle: () => void (from = now() + SETTLED_MS),
    /** Returns whether a request that arrives while the process is late is refused. */
    isDue: () => {
      const at = now();
      if (at < from) return false;
      if (at - lateAt > LASTING_MS) lateSince = at;
      lateAt = at;
      return at - lateSince >= LASTING_MS;
    },
  };
}
