import { notFound } from '@tanstack/react-router';
import { type GuardArguments, redirectToCurrentSlug } from '@network/core/routing/guards.ts';
import type { RouterContext } from '@network/core/routing/router-context.ts';
import { showcasePageQuery, showcasesPageQuery } from './queries.ts';

export const loadShowcases = ({ queryClient }: Pick<RouterContext, 'queryClient'>) =>
  queryClient.ensureQueryData(showcasesPageQuery);

interface RequestedShowcase extends Pick<GuardArguments, 'location'> {
  readonly context: RouterContext;
  readonly slug: string;
  readonly page: number;
}

/** One page of a showcase. @throws notFound when there is none of that slug; a redirect from an earlier one */
export async function loadShowcase({ context, location, slug, page }: RequestedShowcase) {
  const data = await context.queryClient.ensureQueryData(showcasePageQuery(slug, page));
  if (!data.showcase) throw notFound();
  redirectToCurrentSlug({ context, location }, slug, data.showcase.slug);
  return data;
}
