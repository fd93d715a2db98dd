import { useSuspenseQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { showcasesPageQuery } from '../routes.tsx';
import { ShowcasesScreen } from './showcases-screen.tsx';

/** Showcases with their data. */
export default function ShowcasesPage(): ReactNode {
  const { data } = useSuspenseQuery(showcasesPageQuery);
  return <ShowcasesScreen showcases={data.showcases} />;
}
