import { useSuspenseQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { categoriesPageQuery } from '../routes.tsx';
import { CategoriesScreen } from './categories-screen.tsx';

/** Categories with their data. */
export default function CategoriesPage(): ReactNode {
  const { data } = useSuspenseQuery(categoriesPageQuery);
  return <CategoriesScreen categories={data.categories} />;
}
