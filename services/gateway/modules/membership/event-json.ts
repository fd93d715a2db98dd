import type { EntitlementEvent, EntitlementEventKind } from './entitlement.ts';

/** An event as JSON of the database carries it: moments are texts. */
export interface EventJson {
  readonly kind: EntitlementEventKind;
  readonly occurredAt: string;
  readonly accessFrom: string | null;
  readonly accessUntil: string | null;
  readonly isPaid: boolean;
}

export function eventOf({ kind, isPaid, occurredAt, accessFrom, accessUntil }: EventJson): EntitlementEvent {
  return {
    kind,
    isPaid,
    occurredAt: new Date(occurredAt),
    accessFrom: accessFrom === null ? null : new Date(accessFrom),
    accessUntil: accessUntil === null ? null : new Date(accessUntil),
  };
}
