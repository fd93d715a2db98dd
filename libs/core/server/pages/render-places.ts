import { isIPv6 } from 'node:net';

/**
 * The kind of person a page is rendered for: a visitor, a session that the gateway has not confirmed yet, or a member.
 */
export type RenderShare = 'visitor' | 'arriving' | 'member';

/** The number of pages of one share that may be under way in a process. */
export interface ShareLimits {
  /**
   * The number of pages that are made at the same time. More would only take turns on one thread, and delay work that
   * needs no rendering.
   */
  readonly atOnce: number;
  /** The number of pages that are being made or wait for their turn. Further ones are refused at once. */
  readonly underWay: number;
  /** The part of these that one client may use. */
  readonly perClient: number;
}

/** The limits that an operator may set; the rest follows from them. */
export interface RenderLimits {
  /** Visitors' pages under way in this process. */
  readonly visitors: number;
  /** Members' pages under way in this process. */
  readonly members: number;
  /** Pages under way for one client, within either. */
  readonly perClient: number;
}

export const RENDER_LIMITS: RenderLimits = { visitors: 32, members: 64, perClient: 16 };

/** A longer wait than this, in milliseconds, is worse than an answer to come back later. */
export const LONGEST_WAIT_MS = 2_000;

/** Releases a place. */
export type LeavePlace = () => void;

/** Why there was none. */
export type PlaceRefusal = 'client' | 'process' | 'late';

/** Bounds the pages that are being made. Shares are apart: junk of visitors takes nothing of members. */
export interface RenderPlaces {
  readonly enter: (share: RenderShare, address: string) => Promise<LeavePlace | PlaceRefusal>;
}

/** Places for one process. */
export function createRenderPlaces(limits: RenderLimits, longestWaitMs: number = LONGEST_WAIT_MS): RenderPlaces {
  const shares: Readonly<Record<RenderShare, Share>> = {
    visitor: createShare(shareOf(limits.visitors, limits), longestWaitMs),
    // A session cookie is easily made up, so an unconfirmed one takes no places of members.
    arriving: createShare(shareOf(Math.ceil(limits.members / 4), limits), longestWaitMs),
    member: createShare(shareOf(limits.members, limits), longestWaitMs),
  };
  return { enter: (share, address) => shares[share].enter(clientOf(address)) };
}

const SHARED = Symbol.for('network.brand-server.render-places');

/** The places of this process: brands that share one share them too, although each build has this module to itself. */
export function processRenderPlaces(limits: RenderLimits): RenderPlaces {
  const holder = globalThis as { [SHARED]?: RenderPlaces };
  return (holder[SHARED] ??= createRenderPlaces(limits));
}

function shareOf(underWay: number, { perClient }: RenderLimits): ShareLimits {
  // Nobody gets all of a share, however it is set.
  const most = Math.max(1, Math.min(perClient, Math.floor(underWay / 2)));
  return { underWay, atOnce: Math.max(1, Math.ceil(underWay / 4)), perClient: most };
}

interface Share {
  readonly enter: (client: string) => Promise<LeavePlace | PlaceRefusal>;
}

interface Waiter {
  readonly client: string;
  readonly begin: () => void;
}

function createShare({ atOnce, underWay, perClient }: ShareLimits, longestWaitMs: number): Share {
  const waiting: Waiter[] = [];
  const all = createTally();
  const running = createTally();

  const beginNext = (): void => {
    // The client with the fewest pages in progress comes first, then the one that came first.
    const next = waiting.reduce<Waiter | null>(
      (best, each) => (best !== null && running.of(best.client) <= running.of(each.client) ? best : each),
      null,
    );
    if (next === null) return;
    waiting.splice(waiting.indexOf(next), 1);
    next.begin();
  };

  const begin = (client: string): LeavePlace => {
    running.add(client);
    let isInside = true;
    return () => {
      if (!isInside) return;
      isInside = false;
      running.remove(client);
      all.remove(client);
      beginNext();
    };
  };

  return {
    enter: async (client) => {
      if (all.of(client) >= perClient) return 'client';
      if (all.total() >= underWay) return 'process';
      all.add(client);
      if (running.total() < atOnce) return begin(client);
      return new Promise((resolve) => {
        const waiter: Waiter = {
          client,
          begin: () => {
            clearTimeout(timer);
            resolve(begin(client));
          },
        };
        const timer = setTimeout(() => {
          waiting.splice(waiting.indexOf(waiter), 1);
          all.remove(client);
          resolve('late');
        }, longestWaitMs);
        waiting.push(waiter);
      });
    },
  };
}

/** Counts by client; a client at zero is removed. */
function createTally() {
  const counts = new Map<string, number>();
  let total = 0;
  return {
    total: () => total,
    of: (client: string) => counts.get(client) ?? 0,
    add: (client: string) => {
      total += 1;
      counts.set(client, (counts.get(client) ?? 0) + 1);
    },
    remove: (client: string) => {
      total -= 1;
      const left = (counts.get(client) ?? 1) - 1;
      if (left === 0) counts.delete(client);
      else counts.set(client, left);
    },
  };
}

/** One client: an IPv4 address, or the network of 64 bits that a household has of IPv6. */
export function clientOf(address: string): string {
  if (!isIPv6(address)) return address;
  const [head = '', tail = ''] = address.split('::', 2);
  const before = head === '' ? [] : head.split(':');
  const after = tail === '' ? [] : tail.split(':');
  const groups = [...before, ...Array.from({ length: 8 - before.length - after.length }, () => '0'), ...after];
  return groups
    .slice(0, 4)
    .map((group) => Number.parseInt(group, 16).toString(16))
    .join(':');
}
