import { after, MINUTE_MS } from './model/calendar.ts';

/** How postbacks travel in one history. */
export const DELIVERY_MODES = ['normal', 'doubled', 'late', 'shuffled', 'lost'] as const;
export type DeliveryMode = (typeof DELIVERY_MODES)[number];

export interface Postback {
  readonly method: 'GET' | 'POST';
  /** The path with its query. */
  readonly path: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly payload: string;
}

export interface Deliveries {
  /** Takes a postback from the biller. */
  send(postback: Postback): void;
  /** Hands over what has arrived by now; `all` also what is still on its way. @returns whether there was anything */
  arrive(all?: boolean): Promise<boolean>;
  /** When the next one arrives. */
  nextAt(): Date | null;
}

/** Seconds until a postback arrives, one after another; more than one where it arrives more than once. */
const TRAVEL_SECONDS: Readonly<Record<DeliveryMode, readonly (readonly number[])[]>> = {
  normal: [[0]],
  doubled: [[0, 3]],
  late: [[45], [20 * 60], [65 * 60]],
  shuffled: [[40], [30], [50], [20]],
  lost: [[]],
};

/** A postback that is not taken is sent again this often, and for this long. */
const RETRY_MS = 10 * MINUTE_MS;
const PATIENCE_MS = 73 * MINUTE_MS;

/** The way of postbacks from the biller to the gateway, in the hands of a test. */
export function createDeliveries(
  mode: DeliveryMode,
  now: () => Date,
  hand: (postback: Postback) => Promise<boolean>,
): Deliveries {
  const ways = TRAVEL_SECONDS[mode];
  let underWay: { readonly postback: Postback; readonly at: Date; readonly abandonedAt: Date }[] = [];
  let count = 0;
  return {
    send: (postback) => {
      const seconds = ways[count % ways.length] ?? [];
      count += 1;
      const abandonedAt = after(now(), PATIENCE_MS);
      underWay.push(...seconds.map((each) => ({ postback, at: after(now(), each * 1_000), abandonedAt })));
    },
    arrive: async (all = false) => {
      const arrived = underWay.filter(({ at }) => all || at <= now());
      underWay = underWay.filter((each) => !arrived.includes(each));
      // What travelled for less arrives first, whichever was sent first.
      for (const each of arrived.toSorted((a, b) => a.at.getTime() - b.at.getTime())) {
        const isTaken = await hand(each.postback);
        const again = after(now(), RETRY_MS);
        if (!isTaken && again <= each.abandonedAt) underWay.push({ ...each, at: again });
      }
      return arrived.length > 0;
    },
    nextAt: () => underWay.map(({ at }) => at).toSorted((a, b) => a.getTime() - b.getTime())[0] ?? null,
  };
}
