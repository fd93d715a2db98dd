import { notFound } from '@tanstack/react-router';
import type { RouterContext } from '@network/core/routing/router-context.ts';
import { angelPageQuery, angelsPageQuery } from './queries.ts';

type Needs = Pick<RouterContext, 'queryClient'>;

export const loadAngels = ({ queryClient }: Needs) => queryClient.ensureQueryData(angelsPageQuery);

/** One page of an angel's films. @throws notFound when there is no such angel */
export async function loadAngel({ queryClient }: Needs, slug: string, page: number) {
  const data = await queryClient.ensureQueryData(angelPageQuery(slug, page));
  if (!data.angel) throw notFound();
  return data;
}
