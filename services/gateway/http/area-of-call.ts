import { AsyncLocalStorage } from 'node:async_hooks';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Caller } from './caller.ts';

/** The host of a brand on which a page is open. */
export type Area = Caller['area'];

const called = new AsyncLocalStorage<Area>();

/** Returns the host on which the page of the request under way is open; the members host in jobs and commands. */
export const areaOfCall = (): Area => called.getStore() ?? 'members';

/** Remembers from which host of its brand a request comes while it is answered. Call it after the hook that reads the caller. */
export function rememberAreas(app: FastifyInstance): void {
  const enter = ({ caller }: FastifyRequest, _reply: unknown, done: () => void): void => called.run(caller.area, done);
  app.addHook('onRequest', enter);
  // The body arrives in a context of its own.
  app.addHook('preValidation', enter);
}
