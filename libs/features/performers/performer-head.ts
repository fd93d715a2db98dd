import { breadcrumbList } from '@network/core/head/breadcrumb-list.ts';
import { addressOfPicture, pageHead, type RouteHead } from '@network/core/head/page-head.ts';
import { structuredData } from '@network/core/head/structured-data.ts';
import { messagesOf } from '@network/core/i18n/messages.ts';
import { performers } from '@network/messages/performers.ts';
import type { PerformerPageQuery } from './api/performer-page.generated.ts';
import { type FilmsOfPerformer, performerHref } from './films-of-performer.ts';
import { performersPath } from './performer-facets.ts';

/** The head of a performer's page. */
export const performerHead: RouteHead<PerformerPageQuery, { readonly films: FilmsOfPerformer }> = ({
  match: { context },
  loaderData,
}) => {
  const performer = loaderData?.performer;
  if (!performer) return {};
  const t = messagesOf(performers);
  const { name, slug } = performer;
  const brand = context.tenant.name;
  const { meta, links } = pageHead(context, {
    title: t('head.performer.title', { name, brand }),
    description: t('head.performer.description', { name, brand, count: performer.videoCount }),
    keywords: [name, ...performer.tags.map((tag) => tag.name)],
    page: context.films.page,
    canonicalPath: performerHref(slug, { page: context.films.page }),
    image: performer.portrait,
  });
  const portrait = addressOfPicture(performer.portrait);
  const described = structuredData(context, (absolute, file) => ({
    '@type': 'ProfilePage',
    mainEntity: {
      '@type': 'Person',
      name,
      url: absolute(`/performers/${slug}`),
      ...(portrait !== null && { image: file(portrait) }),
    },
  }));
  const way = breadcrumbList(context, [
    { name: t('title'), path: performersPath(context.tenant) },
    { name, path: `/performers/${slug}` },
  ]);
  return { links, meta: [...meta, ...described, ...way] };
};
