import type { QueryClient } from '@tanstack/react-query';
import { type AppAbility, defineAbilityFor } from '@network/access/ability.ts';
import { parseViewer } from '@network/access/parse-viewer.ts';
import { type Viewer, VISITOR } from '@network/access/viewer.ts';
import type { Tenant } from '@network/tenant/tenant-schema.ts';
import { profileQuery, type SessionProfile } from './profile-query.ts';

/** The viewer of a page. */
export interface Session {
  /** Null for a visitor. */
  readonly profile: SessionProfile | null;
  readonly viewer: Viewer;
  /** The rules of the gateway, used here for what is shown; the gateway decides. */
  readonly ability: AppAbility;
  readonly isAuthenticated: boolean;
}

/** The session of a profile as the gateway sent it. */
export function sessionOf(profile: SessionProfile | null, tenant: Tenant): Session {
  const viewer = profile ? viewerOf(profile) : VISITOR;
  return { profile, viewer, ability: defineAbilityFor(viewer, tenant), isAuthenticated: viewer.userId !== null };
}

/** The session from the query client, rebuilt only when the profile changes. */
export function sessionIn(queryClient: QueryClient, tenant: Tenant): () => Session {
  let known: Session | null = null;
  return () => {
    const profile = queryClient.getQueryData(profileQuery.queryKey) ?? null;
    if (known?.profile !== profile || !known) known = sessionOf(profile, tenant);
    return known;
  };
}

function viewerOf(profile: SessionProfile): Viewer {
  try {
    return parseViewer(JSON.parse(profile.viewer));
  } catch {
    return VISITOR;
  }
}
