import { getRouteApi } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { useSuspenseQuery } from '@network/core/query/use-query.ts';
import { pageHead, type RouteHead } from '@network/core/head/page-head.ts';
import { messagesOf, useMessages } from '@network/core/i18n/messages.ts';
import { wall as texts } from '@network/messages/wall.ts';
import { ButtonLink } from '@network/ui/button/button-link.tsx';
import { EmptyState } from '@network/ui/empty-state/empty-state.tsx';
import { OptionLinks } from '@network/ui/option-links/option-links.tsx';
import { HeaderSpace, PageContainer } from '@network/ui/page/page.tsx';
import { SectionHeading } from '@network/ui/section-heading/section-heading.tsx';
import { ListPagination } from '../../listing/list-pagination.tsx';
import type { WallPageQuery } from '../api/wall-page.generated.ts';
import { wallPageQuery } from '../routes.tsx';
import { wallHref } from '../wall-href.ts';
import type { WallSearch } from '../wall-search.ts';
import { WallCard } from './wall-card.tsx';

const route = getRouteApi('/wall');

/** Cells of a post on the wall. */
const PLACES = {
  LEAD: 'small:col-span-2 small:row-span-2',
  TALL: 'small:row-span-2',
  WIDE: undefined,
} as const;

export const head: RouteHead<WallPageQuery, { readonly wall: WallSearch }> = ({ match: { context }, loaderData }) => {
  const t = messagesOf(texts);
  const { tenant, wall } = context;
  const { page } = wall;
  const brand = tenant.name;
  const cover = loaderData?.wall.items[0]?.picture;
  return pageHead(context, {
    title: t('head.title', { brand }),
    page,
    description: t('head.description', { brand }),
    keywords: tenant.copy.keywords,
    canonicalPath: wallHref(wall),
    image: cover,
  });
};

/** One page of the wall, newest first: its latest post large where that is a wide one, and the curators to choose from. */
export default function WallPage(): ReactNode {
  const t = useMessages(texts);
  const { wall } = route.useRouteContext();
  const { data } = useSuspenseQuery(wallPageQuery(wall));
  const { items, info, curators } = data.wall;
  return (
    <>
      <HeaderSpace />
      <PageContainer className="flex flex-col gap-8 pt-10 pb-(--section-gap)">
        <SectionHeading level={1} title={t('title')} text={t('text')} />
        {curators.length > 1 ? (
          <OptionLinks
            label={t('curators.label')}
            options={[
              { label: t('curators.all'), href: wallHref({}), isCurrent: wall.curator === null },
              ...curators.map(({ name, postCount }) => ({
                label: t('curators.one', { name, count: postCount }),
                href: wallHref({ curator: name }),
                isCurrent: wall.curator === name,
              })),
            ]}
          />
        ) : null}
        {items.length === 0 ? (
          <EmptyState
            title={t('empty.title')}
            text={t('empty.text')}
            action={
              <ButtonLink href={wall.page === 1 && wall.curator === null ? '/videos' : '/wall'}>
                {t(wall.page === 1 && wall.curator === null ? 'empty.videos' : 'empty.action')}
              </ButtonLink>
            }
          />
        ) : (
          <ul
            role="list"
            className="grid gap-5 small:grid-flow-dense small:auto-rows-fr small:grid-cols-2 large:grid-cols-3 huge:grid-cols-4"
          >
            {items.map((post, index) => {
              // A tall picture over two columns would be drawn larger than it is.
              const isLead = index === 0 && wall.page === 1 && post.shape === 'WIDE';
              return (
                <li key={post.postId} className={PLACES[isLead ? 'LEAD' : post.shape]}>
                  <WallCard post={post} isLead={isLead} priority={index === 0} wallHref={wallHref(wall)} />
                </li>
              );
            })}
          </ul>
        )}
        <ListPagination info={info} hrefFor={(page) => wallHref({ ...wall, page })} />
      </PageContainer>
    </>
  );
}
