import { AsyncLocalStorage } from 'node:async_hooks';
import type { FastifyInstance, FastifyRequest } from 'fastify';

/** The variants of running tests in which a call was made, by test. */
export type CallVariants = Readonly<Record<string, string>>;

/** The facts that a call reports about measuring. */
export interface CallMeasuring {
  /** The person agreed to measuring in this browser. */
  readonly isAgreed: boolean;
  readonly variants: CallVariants;
}

const called = new AsyncLocalStorage<CallMeasuring>();

const UNSAID: CallMeasuring = { isAgreed: false, variants: {} };

/** Returns what the current request reports about measuring. In jobs and commands nobody has agreed to it. */
export const measuringOfCall = (): CallMeasuring => called.getStore() ?? UNSAID;

/** The variants of the request under way; none in jobs and commands, or where the visitor is in no experiment. */
export const variantsOfCall = (): CallVariants => measuringOfCall().variants;

/** Remembers what a request says of measuring while it is answered. Call it after the hook that reads the caller. */
export function rememberVariants(app: FastifyInstance): void {
  const enter = (request: FastifyRequest, _reply: unknown, done: () => void): void =>
    called.run({ isAgreed: isAgreed(request), variants: readVariants(request) }, done);
  app.addHook('onRequest', enter);
  // The body arrives in a context of its own.
  app.addHook('preValidation', enter);
}

/** Only a brand server can say this: a call without the key of a brand counts as no consent. */
const isAgreed = ({ caller, headers }: Pick<FastifyRequest, 'caller' | 'headers'>): boolean =>
  caller.tenant !== null && headers['x-measuring'] === 'accepted';

const PAIR = /^([A-Za-z][A-Za-z0-9]{0,39})=([A-Za-z0-9-]{1,40})$/;
const MOST = 10;

/** A brand server says them, such as `pricing=total,paypal=first`, of visits that agreed to measuring. */
function readVariants({ caller, headers }: Pick<FastifyRequest, 'caller' | 'headers'>): CallVariants {
  const sent = headers['x-variants'];
  if (caller.tenant === null || typeof sent !== 'string') return {};
  const pairs = sent.split(',', MOST).map((pair) => PAIR.exec(pair));
  return Object.fromEntries(pairs.flatMap((pair) => (pair === null ? [] : [[pair[1], pair[2]]])));
}
