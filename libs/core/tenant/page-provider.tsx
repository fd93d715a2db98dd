import { createContext, type ReactNode, use, useSyncExternalStore } from 'react';
import type { Tenant } from '@network/tenant/tenant-schema.ts';
import { type Measuring, measuringOff } from '../analytics/measuring.ts';
import type { Telemetry } from '../telemetry/telemetry.ts';
import type { ClientInfo } from './client-info.ts';
import type { SiteMeta } from './site-meta.ts';

/** Values that do not change during the life of a page. */
export interface PageSurroundings {
  readonly tenant: Tenant;
  readonly meta: SiteMeta;
  /** Null on the server. */
  readonly client: ClientInfo | null;
  readonly telemetry: Telemetry;
  /** Nothing is measured when it is left out. */
  readonly measuring?: Measuring;
}

const SurroundingsContext = createContext<PageSurroundings | null>(null);

/** Provides the brand and the facts of the visit to components. Stories and tests pass their own. */
export function PageProvider(props: { readonly value: PageSurroundings; readonly children: ReactNode }) {
  return <SurroundingsContext value={props.value}>{props.children}</SurroundingsContext>;
}

function useSurroundings(): PageSurroundings {
  const value = use(SurroundingsContext);
  if (!value) throw new Error('This component needs a PageProvider');
  return value;
}

/** The brand of this page. */
export const useTenant = (): Tenant => useSurroundings().tenant;

/** Where and when the page is shown. */
export const useSiteMeta = (): SiteMeta => useSurroundings().meta;

const never = () => () => undefined;

/** The visitor's device and country; null in the server's HTML and while it hydrates, since visitors share pages. */
export function useClientInfo(): ClientInfo | null {
  const { client } = useSurroundings();
  return useSyncExternalStore(
    never,
    () => client,
    () => null,
  );
}

export const useTelemetry = (): Telemetry => useSurroundings().telemetry;

/** Returns the telemetry for what may stand outside of a page and must not fail itself. */
export const useTelemetryIfAny = (): Telemetry | null => use(SurroundingsContext)?.telemetry ?? null;

export const useMeasuring = (): Measuring => useSurroundings().measuring ?? measuringOff;
