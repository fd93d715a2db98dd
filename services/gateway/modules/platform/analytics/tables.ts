import type { Generated, JSONColumnType } from 'kysely';
import type { EventName } from '@network/validation/analytics/event-catalogue.ts';

/** Events of visits with consent to measuring, without personal data. Times are UTC. */
export interface AnalyticsEventsTable {
  /** Assigned by the page, so that the same event sent twice is one. */
  id: string;
  tenant_id: string;
  area: 'tour' | 'members';
  /** A random id of one visit in one tab; no person's id is stored with it. */
  visit_id: string;
  name: EventName;
  fields: JSONColumnType<Readonly<Record<string, string | number | boolean>>>;
  happened_at: Date;
  received_at: Generated<Date>;
}

/** Tables of the analytics module. */
export interface AnalyticsTables {
  analytics_events: AnalyticsEventsTable;
}
