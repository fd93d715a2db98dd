import { dehydrate, type DehydratedState, hydrate, type QueryClient } from '@tanstack/react-query';
import { createSerializationAdapter } from '@tanstack/react-router';
import type { Tenant } from '@network/tenant/tenant-schema.ts';
import { measuringOff, type Variants } from '../analytics/measuring.ts';
import type { Consent } from '../consent/consent.ts';
import type { FormAnswer } from '../forms/form-answer.ts';
import { markServerQueries } from '../query/use-query.ts';
import type { SiteMeta } from '../tenant/site-meta.ts';
import { type PackedData, packData, unpackData } from './packed-data.ts';
import type { RouterContext } from './router-context.ts';

/** The state that the server passes to the browser inside a page's HTML. */
export interface PageState {
  /** The addresses that really answer, and the flags where staff switched some; the rest of the tenant is in the bundle. */
  readonly tenant: Pick<Tenant, 'urls'> & Partial<Pick<Tenant, 'features'>>;
  readonly meta: SiteMeta;
  /** A health warning is due on the next page that it covers. */
  readonly isHealthWarningPending: boolean;
  /** What the posted form answered, on the page that it led to; null on every other page. */
  readonly formAnswer: FormAnswer | null;
  /** Whether error reporting is available. */
  readonly canReport: boolean;
  /** The part of traces that is recorded; left out where none is. */
  readonly tracedRatio?: number;
  /** Whether the visit may be measured, and in which variants it is shown the tests that are under way. */
  readonly consent: Consent;
  readonly variants: Variants;
  /** Key of the survey service; left out in the off state. */
  readonly surveyKey?: string;
  /** The query client's data from loaders; data that a loader also returned is written once. */
  readonly queries: DehydratedState;
}

const packed = new WeakMap<object, PackedData>();

/** Sends the data of a page's queries in a short form, which costs neither side a walk through every object of it. */
export const packedQueries = createSerializationAdapter({
  key: 'data',
  test: (value): value is object => typeof value === 'object' && value !== null && packed.has(value),
  toSerializable: (data): string => packed.get(data) ?? '',
  fromSerializable: (text) => unpackData(text) as object,
});

function packQueries(queryClient: QueryClient): void {
  for (const { state } of queryClient.getQueryCache().getAll()) {
    const data: unknown = state.data;
    const text = typeof data === 'object' && data !== null ? packData(data) : null;
    if (text !== null) packed.set(data as object, text);
  }
}

/** The state of a page whose loaders have run. */
export function dehydratePage(context: RouterContext): PageState {
  const { tenant, meta, queryClient, telemetry, isHealthWarningPending = false, formAnswer = null } = context;
  const { isSwitched = false } = context;
  const { consent, variants, surveyKey } = context.measuring ?? measuringOff;
  packQueries(queryClient);
  return {
    tenant: { urls: tenant.urls, ...(isSwitched && { features: tenant.features }) },
    meta,
    isHealthWarningPending,
    formAnswer,
    canReport: telemetry.canReport,
    ...(telemetry.tracedRatio === undefined ? {} : { tracedRatio: telemetry.tracedRatio }),
    consent: consent.initial(),
    variants,
    ...(surveyKey === undefined ? {} : { surveyKey }),
    queries: dehydrate(queryClient),
  };
}

/**
 * Puts the server's queries into the browser's cache, so that hydration fetches nothing again. A page may have been rendered
 * earlier than it was sent, which is when the server made sure of it: its data counts as loaded now.
 */
export function hydrateQueries(queryClient: QueryClient, { queries }: PageState): void {
  const dataUpdatedAt = Date.now();
  const arrived = queries.queries.map((query) => ({ ...query, state: { ...query.state, dataUpdatedAt } }));
  hydrate(queryClient, { ...queries, queries: arrived });
  markServerQueries(
    queryClient,
    new Map(queries.queries.map(({ queryHash, state }) => [queryHash, state.dataUpdatedAt])),
  );
}
