import { createContext, type ReactNode, use, useDeferredValue, useMemo } from 'react';
import { useQuery } from '../query/use-query.ts';
import { useTenant } from '../tenant/page-provider.tsx';
import { profileQuery } from './profile-query.ts';
import { type Session, sessionOf } from './session.ts';

const SessionContext = createContext<Session | null>(null);

/** Provides the session with its ability to components. */
export function SessionProvider({ children }: { readonly children: ReactNode }) {
  const tenant = useTenant();
  // Settled before the page is rendered; code that changes the profile reloads it.
  const { data } = useQuery({ ...profileQuery, enabled: false });
  // An urgent change takes what the server has rendered of parts whose code is still being loaded.
  const profile = useDeferredValue(data ?? null);
  const session = useMemo(() => sessionOf(profile, tenant), [profile, tenant]);
  return <SessionContext value={session}>{children}</SessionContext>;
}

/** The viewer of this page. */
export function useSession(): Session {
  const session = use(SessionContext);
  if (!session) throw new Error('useSession needs a SessionProvider');
  return session;
}
