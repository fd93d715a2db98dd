import { createShares } from '@network/server/limits/shares.ts';
import { WRONG_BRAND_KEY_HEADER } from '@network/validation/brand-key-header.ts';
import { Agent, type Dispatcher } from 'undici';
import { createTurnsOfSessions, type TurnsOfSessions } from './turns-of-session.ts';

/**
 * The number of calls that may be under way to the gateway at once. Further calls are refused, so that a gateway that
 * hangs does not fill this server's memory.
 */
export interface GatewayLimits {
  readonly call: number;
  /** Forms with files have separate places: a slow sender must not use up those of pages. */
  readonly upload: number;
  /** Places of forms without files, which uploads must not take. */
  readonly form: number;
}

export const GATEWAY_LIMITS: GatewayLimits = { call: 256, upload: 64, form: 64 };

/**
 * The number of form places that one client may take at once. Pages have no such limit, since many people may share an
 * address.
 */
export const FORMS_OF_A_CLIENT = 4;

/**
 * The sessions whose bursts of calls together take every place. Each has that part of the places at once, and its other calls wait:
 * 120 writes at once, which budgets allow, of a few members would else have everybody else refused.
 */
const SESSIONS_THAT_FILL = 8;

const CONNECT_TIMEOUT_MS = 800;

/** Persistent connections to the gateway, with a count of the calls in progress. */
export interface GatewayConnection {
  readonly origin: string;
  /**
   * The dispatcher has as many connections as there may be calls and streams. In a queue, streams would block the
   * calls.
   */
  readonly dispatcher: Dispatcher;
  /**
   * Reserves a place until the answer begins, to be released then; null when all are in use, or the client's share of
   * them.
   */
  readonly enter: (kind?: keyof GatewayLimits, client?: string) => (() => void) | null;
  /** Passes a browser's calls on, few of one session at a time. */
  readonly inTurn: TurnsOfSessions;
  /** Looks at the headers of an answer: a gateway that doesn't know this brand by its key is reported, once. */
  readonly noteAnswer: (headers: Readonly<Record<string, unknown>>) => void;
  readonly close: () => Promise<void>;
}

/**
 * Opens nothing yet: connections are made when they are first needed.
 * @param reportWrongKey is called when the gateway first refuses this brand's key
 */
export function connectGateway(
  origin: string,
  limits: GatewayLimits = GATEWAY_LIMITS,
  reportWrongKey: () => void = () => undefined,
): GatewayConnection {
  let isReported = false;
  const agent = new Agent({
    pipelining: 1,
    connect: { timeout: CONNECT_TIMEOUT_MS },
    keepAliveTimeout: 30_000,
    // Streams of media take as long as a person watches.
    bodyTimeout: 0,
    headersTimeout: 30_000,
  });
  const shares = {
    call: createShares({ places: limits.call, perClient: limits.call }),
    upload: createShares({ places: limits.upload, perClient: FORMS_OF_A_CLIENT }),
    form: createShares({ places: limits.form, perClient: FORMS_OF_A_CLIENT }),
  };
  return {
    origin,
    dispatcher: agent,
    enter: (kind = 'call', client = '') => shares[kind].enter(client),
    inTurn: createTurnsOfSessions(Math.ceil(limits.call / SESSIONS_THAT_FILL)),
    noteAnswer: (headers) => {
      if (isReported || headers[WRONG_BRAND_KEY_HEADER] === undefined) return;
      isReported = true;
      reportWrongKey();
    },
    close: () => agent.close(),
  };
}
