import type { QueryClient } from '@tanstack/react-query';
import { type ArrivalParameter, readArrival } from '@network/core/arrival/arrival-parameters.ts';
import type { useDialogs } from '@network/core/features/dialogs.tsx';
import type { useFlash } from '@network/core/flash/use-flash.ts';
import { whenQuiet } from '@network/core/query/when-quiet.ts';
import { refreshProfile } from '@network/core/session/refresh-profile.ts';
import { type Session, sessionIn } from '@network/core/session/session.ts';
import type { Tenant } from '@network/tenant/tenant-schema.ts';
import { builtFeatures } from './registry.ts';

/** What following an address needs of the page. */
export interface ArrivalPage {
  readonly flash: ReturnType<typeof useFlash>;
  readonly dialogs: Pick<ReturnType<typeof useDialogs>, 'open'>;
  readonly session: Pick<Session, 'viewer' | 'ability' | 'isAuthenticated'>;
  readonly queryClient: QueryClient;
  readonly tenant: Tenant;
}

/** The parameters of every feature of this build that have their effect on any page. */
export async function arrivalParameters(): Promise<readonly ArrivalParameter[]> {
  const modules = await Promise.all(builtFeatures.flatMap(({ arrival }) => arrival?.() ?? []));
  return modules.flatMap((module): readonly ArrivalParameter[] => module.default);
}

/**
 * Follows the address of the browser once: opens dialogs, loads the profile again and shows notices, and takes the
 * parameters of these off the address. Whether a notice is true is decided by the profile after it was loaded again,
 * when the address says that it has changed.
 */
export async function followArrival({ flash, dialogs, session, queryClient, tenant }: ArrivalPage): Promise<void> {
  const registered = await arrivalParameters();
  const { pathname, search, hash } = window.location;
  const found = readArrival(registered, pathname, search);
  if (!found) return;
  // First, so that no effect finds the parameters a second time.
  window.history.replaceState(window.history.state, '', pathname + found.remainingSearch + hash);
  for (const effect of found.effects) {
    if (effect.kind === 'dialog' && effect.isMeantFor(session)) dialogs.open(effect.dialog.id, effect.dialog.options);
  }
  // Without an answer the page continues with the profile that it has.
  if (session.isAuthenticated && found.effects.some(({ kind }) => kind === 'refreshProfile')) {
    // A session that changes before the header has hydrated takes parts out of it, and moves the others.
    await new Promise<void>((resolve) => void whenQuiet(resolve));
    await refreshProfile(queryClient).catch(() => undefined);
  }
  const { viewer } = sessionIn(queryClient, tenant)();
  for (const effect of found.effects) {
    if (effect.kind !== 'notice' || !effect.isTrueOf(viewer)) continue;
    flash({ type: effect.type, message: effect.message(), translation: effect.translation });
  }
}
