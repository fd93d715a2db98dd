import { useSuspenseQuery } from '@tanstack/react-query';
import { getRouteApi } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { pageHead, type RouteHead } from '@network/core/head/page-head.ts';
import { messagesOf, useMessages } from '@network/core/i18n/messages.ts';
import { wall as texts } from '@network/messages/wall.ts';
import { ButtonLink } from '@network/ui/button/button-link.tsx';
import { EmptyState } from '@network/ui/empty-state/empty-state.tsx';
import { HeaderSpace, PageContainer } from '@network/ui/page/page.tsx';
import { SectionHeading } from '@network/ui/section-heading/section-heading.tsx';
import { ListPagination } from '../../listing/list-pagination.tsx';
import { pageHref } from '../../listing/page-href.ts';
import type { WallPageQuery } from '../api/wall-page.generated.ts';
import { wallPageQuery } from '../routes.tsx';
import { WallCard } from './wall-card.tsx';

const route = getRouteApi('/wall');

export const head: RouteHead<WallPageQuery, { readonly page: number }> = ({ match: { context }, loaderData }) => {
  const t = messagesOf(texts);
  const { tenant, page } = context;
  const brand = tenant.name;
  const cover = loaderData?.wall.items[0]?.picture;
  return pageHead(context, {
    title: t('head.title', { brand }),
    page,
    description: t('head.description', { brand }),
    keywords: tenant.copy.keywords,
    canonicalPath: pageHref('/wall', page),
    ...(cover && { image: cover.src }),
  });
};

/** One page of the wall, newest first. Read in the order of the columns, as it is seen. */
export default function WallPage(): ReactNode {
  const t = useMessages(texts);
  const { page } = route.useRouteContext();
  const { data } = useSuspenseQuery(wallPageQuery(page));
  const { items, info } = data.wall;
  return (
    <>
      <HeaderSpace />
      <PageContainer className="flex flex-col gap-10 pt-10 pb-(--section-gap)">
        <SectionHeading level={1} title={t('title')} text={t('text')} />
        {items.length === 0 ? (
          <EmptyState
            title={t('empty.title')}
            text={t('empty.text')}
            action={<ButtonLink href={page === 1 ? '/videos' : '/wall'}>{t('empty.action')}</ButtonLink>}
          />
        ) : (
          <ul role="list" className="columns-1 gap-5 small:columns-2 large:columns-3 huge:columns-4">
            {items.map((post, index) => (
              <li key={post.postId} className="mb-5 break-inside-avoid">
                <WallCard post={post} priority={index === 0} />
              </li>
            ))}
          </ul>
        )}
        <ListPagination info={info} hrefFor={(number) => pageHref('/wall', number)} />
      </PageContainer>
    </>
  );
}
