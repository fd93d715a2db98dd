import type { HealthWarningRegion } from '@network/tenant/feature-flags.ts';
import { ApiError } from '../../api/api-error.ts';
import { standInProfile } from '../../personal/stand-in.ts';
import type { createQueryClient } from '../../query/query-client.ts';
import { profileQuery } from '../../session/profile-query.ts';
import type { Visit } from '../pages/made-page.ts';
import { hasPersonAcknowledged } from '../health-warning/health-gate.ts';

type QueryClient = ReturnType<typeof createQueryClient>;

/** Returns whether the gateway says that there is no such session. */
export function isUnauthenticated(error: unknown): boolean {
  return error instanceof ApiError && error.kind === 'unauthenticated';
}

/**
 * Loads the person before any guard runs: a member must not become a visitor because the gateway is down. A page of a
 * class of rights has its stand-in, and a preview the person whom it is seen as.
 * @returns what the loading failed with; null where it did not
 */
export async function loadSession(
  queryClient: QueryClient,
  sessionId: string | null,
  { standIn, previewed }: Pick<Visit, 'standIn' | 'previewed'>,
  rememberSession: (sessionId: string) => void,
): Promise<unknown> {
  if (standIn || sessionId === null) {
    const profile = standIn ? standInProfile(standIn) : (previewed?.profile ?? null);
    queryClient.setQueryData(profileQuery.queryKey, profile);
    return null;
  }
  try {
    const profile = await queryClient.ensureQueryData(profileQuery);
    if (profile) rememberSession(sessionId);
    return null;
  } catch (error) {
    if (!isUnauthenticated(error)) return error;
    // A session that the gateway has ended is no session: guards send such a person to sign in again.
    queryClient.setQueryData(profileQuery.queryKey, null);
    return null;
  }
}

/** The warning that this person has not acknowledged yet; it is shown again when the profile can't be loaded. */
export async function warningFor(
  queryClient: QueryClient,
  due: HealthWarningRegion | null,
): Promise<HealthWarningRegion | null> {
  if (due === null || !queryClient.getQueryData(profileQuery.queryKey)) return due;
  const isKnown = await hasPersonAcknowledged(queryClient, due).catch(() => false);
  return isKnown ? null : due;
}
