import type { PostgresPool, PostgresPoolClient } from 'kysely';

/** A share of a pool's connections. */
export interface ConnectionShare {
  /** The pool that Kysely gets in place of the whole one. */
  readonly pool: PostgresPool;
  /** How many hold a connection of this share, and how many wait for one. */
  readonly state: () => { readonly held: number; readonly waiting: number };
}

interface Waiter {
  readonly begin: () => void;
  readonly timer: NodeJS.Timeout;
}

/**
 * Lets work use at most `most` of a pool's connections at a time, so that the others are left to the pool's further
 * users. A call for one more waits until one is given back, in the order of the calls, and fails after `waitMs` as if
 * the pool had none. Ending the share leaves the pool open.
 */
export function shareConnections(pool: PostgresPool, most: number, waitMs: number): ConnectionShare {
  const waiting: Waiter[] = [];
  let held = 0;

  const enter = (): Promise<void> | undefined => {
    if (held < most) {
      held += 1;
      return undefined;
    }
    return new Promise<void>((resolve, reject) => {
      const timer = setTimeout(() => {
        waiting.splice(waiting.indexOf(waiter), 1);
        reject(new Error('timeout exceeded when trying to connect: all connections of this share are in use'));
      }, waitMs);
      const waiter: Waiter = { begin: resolve, timer };
      waiting.push(waiter);
    });
  };

  const leave = (): void => {
    const next = waiting.shift();
    // A caller that leaves hands its place over, so that nobody who comes meanwhile gets in between.
    if (next === undefined) held -= 1;
    else {
      clearTimeout(next.timer);
      next.begin();
    }
  };

  const connect = async (): Promise<PostgresPoolClient> => {
    await enter();
    try {
      return givenBack(await pool.connect(), leave);
    } catch (error) {
      leave();
      throw error;
    }
  };
  const { Client, options } = pool;
  return {
    pool: { ...(Client && { Client }), options, connect, end: async () => undefined },
    state: () => ({ held, waiting: waiting.length }),
  };
}

/** Says when a connection is given back. The pool makes its `release` anew each time it hands the connection out. */
function givenBack(client: PostgresPoolClient, leave: () => void): PostgresPoolClient {
  const release = client.release.bind(client);
  client.release = (destroy) => {
    client.release = release;
    leave();
    release(destroy);
  };
  return client;
}
