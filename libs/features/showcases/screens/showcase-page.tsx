import { useSuspenseQuery } from '@tanstack/react-query';
import { getRouteApi } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { showcasePageQuery } from '../routes.tsx';
import { ShowcaseScreen } from './showcase-screen.tsx';

const route = getRouteApi('/showcase/$slug');

/** A showcase with its films. */
export default function ShowcasePage(): ReactNode {
  const { slug } = route.useParams();
  const { page } = route.useRouteContext();
  const { data } = useSuspenseQuery(showcasePageQuery(slug, page));
  if (!data.showcase) return null;
  return <ShowcaseScreen showcase={data.showcase} films={data.videos} />;
}
