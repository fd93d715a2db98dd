import type { ReactNode } from 'react';
import { useSuspenseQuery } from '@network/core/query/use-query.ts';
import { useJoinLink } from '@network/core/session/use-join-link.ts';
import { useSession } from '@network/core/session/session-provider.tsx';
import { useTenant } from '@network/core/tenant/page-provider.tsx';
import { homeHead } from '../home-head.ts';
import { homePageQuery } from '../routes.tsx';
import { useAwaited } from '../use-awaited.ts';
import { HomeScreen } from './home-screen.tsx';

export const head = homeHead;

/** The home page with its data. */
export default function HomePage(): ReactNode {
  const session = useSession();
  const tenant = useTenant();
  const { data } = useSuspenseQuery(homePageQuery(session, tenant));
  const awaited = useAwaited();
  const joinLink = useJoinLink('home-banner');
  return <HomeScreen data={data} isSignedIn={session.isAuthenticated} joinLink={joinLink} awaited={awaited} />;
}
