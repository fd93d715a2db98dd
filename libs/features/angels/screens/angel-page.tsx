import { useSuspenseQuery } from '@tanstack/react-query';
import { getRouteApi } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { useTenant } from '@network/core/tenant/page-provider.tsx';
import { angelPageQuery } from '../routes.tsx';
import { AngelScreen } from './angel-screen.tsx';

const route = getRouteApi('/angels/$slug');

/** An angel with her films. */
export default function AngelPage(): ReactNode {
  const { slug } = route.useParams();
  const { page } = route.useRouteContext();
  const { data } = useSuspenseQuery(angelPageQuery(slug, page));
  const { name } = useTenant();
  if (!data.angel) return null;
  return <AngelScreen angel={data.angel} films={data.videos} brand={name} />;
}
