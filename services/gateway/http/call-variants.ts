import { AsyncLocalStorage } from 'node:async_hooks';
import type { FastifyInstance, FastifyRequest } from 'fastify';

/** The variants of running tests in which a call was made, by test. */
export type CallVariants = Readonly<Record<string, string>>;

const called = new AsyncLocalStorage<CallVariants>();

/** The variants of the request under way; none in jobs and commands, or where the visitor is in no experiment. */
export const variantsOfCall = (): CallVariants => called.getStore() ?? {};

/** Remembers them while a request is answered. Call it after the hook that reads the caller. */
export function rememberVariants(app: FastifyInstance): void {
  const enter = (request: FastifyRequest, _reply: unknown, done: () => void): void =>
    called.run(readVariants(request), done);
  app.addHook('onRequest', enter);
  // The body arrives in a context of its own.
  app.addHook('preValidation', enter);
}

const PAIR = /^([A-Za-z][A-Za-z0-9]{0,39})=([A-Za-z0-9-]{1,40})$/;
const MOST = 10;

/** A brand server says them, such as `pricing=total,paypal=first`, of visits that agreed to measuring. */
function readVariants({ caller, headers }: Pick<FastifyRequest, 'caller' | 'headers'>): CallVariants {
  const sent = headers['x-variants'];
  if (caller.tenant === null || typeof sent !== 'string') return {};
  const pairs = sent.split(',', MOST).map((pair) => PAIR.exec(pair));
  return Object.fromEntries(pairs.flatMap((pair) => (pair === null ? [] : [[pair[1], pair[2]]])));
}
