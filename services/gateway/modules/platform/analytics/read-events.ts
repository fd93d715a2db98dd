import { EVENT_CATALOGUE, type EventName, type FieldKind } from '@network/validation/analytics/event-catalogue.ts';
import { z } from 'zod';

const DAY_MS = 86_400_000;
/** The number of events that a page queues. */
const MAX_EVENTS = 50;

const batch = z.strictObject({
  visit: z.uuid(),
  events: z.array(z.unknown()).min(1).max(MAX_EVENTS),
});

const code = z.string().regex(/^[\w.:/-]{1,80}$/);
const count = z.int().min(0).max(1_000_000_000);
const KINDS = { code, 'code?': code.optional(), count, flag: z.boolean() } as const satisfies Record<
  FieldKind,
  z.ZodType
>;

const event = z.discriminatedUnion(
  'name',
  (Object.keys(EVENT_CATALOGUE) as [EventName, ...EventName[]]).map(eventOf) as [ReturnType<typeof eventOf>],
);

function eventOf(name: EventName) {
  const fields = Object.entries(EVENT_CATALOGUE[name].fields).map(([field, kind]) => [field, KINDS[kind]]);
  return z.strictObject({
    name: z.literal(name),
    id: z.uuid(),
    /** A tab may sleep for a day; the time of older events is not credible. */
    agoMs: z.int().min(0).max(DAY_MS),
    fields: z.strictObject(Object.fromEntries(fields) as Record<string, z.ZodType<string | number | boolean>>),
  });
}

/** An event as a page sent it. */
export type ReadEvent = z.infer<typeof event>;

/** What a page sent, as far as the catalogue knows it. */
export interface ReadBatch {
  readonly visit: string;
  readonly events: readonly ReadEvent[];
  /** Events that are none of the catalogue's. */
  readonly refused: number;
}

/** Reads a batch; null for a body that is none. One event that is wrong does not take the others along. */
export function readEvents(body: unknown): ReadBatch | null {
  const read = batch.safeParse(body);
  if (!read.success) return null;
  const results = read.data.events.map((each) => event.safeParse(each));
  const events = results.flatMap((result) => (result.success ? [result.data] : []));
  return { visit: read.data.visit, events, refused: results.length - events.length };
}
