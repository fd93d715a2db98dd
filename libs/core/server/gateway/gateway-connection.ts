import { Agent, type Dispatcher } from 'undici';

/** Calls that may be under way at once; what comes beyond is refused at once, so that a hanging gateway fills nothing. */
export const MAX_CALLS_IN_FLIGHT = 256;

const CONNECT_TIMEOUT_MS = 800;
const CONNECTIONS = 64;

/** Kept-alive connections to the gateway, with a count of what is under way. */
export interface GatewayConnection {
  readonly origin: string;
  readonly dispatcher: Dispatcher;
  /** Takes a place for one call, to be given back; null when all are taken. */
  readonly enter: () => (() => void) | null;
  readonly inFlight: () => number;
  readonly close: () => Promise<void>;
}

/** Opens nothing yet: connections are made when they are first needed. */
export function connectGateway(origin: string, maxInFlight: number = MAX_CALLS_IN_FLIGHT): GatewayConnection {
  const agent = new Agent({
    connections: CONNECTIONS,
    pipelining: 1,
    connect: { timeout: CONNECT_TIMEOUT_MS },
    keepAliveTimeout: 30_000,
    // Streams of media take as long as a person watches.
    bodyTimeout: 0,
    headersTimeout: 30_000,
  });
  let inFlight = 0;
  return {
    origin,
    dispatcher: agent,
    enter: () => {
      if (inFlight >= maxInFlight) return null;
      inFlight += 1;
      let isInside = true;
      return () => {
        if (isInside) inFlight -= 1;
        isInside = false;
      };
    },
    inFlight: () => inFlight,
    close: () => agent.close(),
  };
}
