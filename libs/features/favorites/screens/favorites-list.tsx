import { Heart } from 'lucide-react';
import type { ReactNode } from 'react';
import { useMessages } from '@network/core/i18n/messages.ts';
import type { PageInfoFragment } from '@network/graphql/fragments/page-info.generated.ts';
import { favorites } from '@network/messages/favorites.ts';
import { ButtonLink } from '@network/ui/button/button-link.tsx';
import { EmptyState } from '@network/ui/empty-state/empty-state.tsx';
import { Grid } from '@network/ui/grid/grid.tsx';
import { LibraryFrame } from '../../listing/library-frame.tsx';
import { ListPagination } from '../../listing/list-pagination.tsx';

export interface FavoritesListProps {
  readonly kind: 'videos' | 'performers' | 'channels';
  readonly info: PageInfoFragment;
  /** Cards of this page. */
  readonly children: readonly ReactNode[];
}

const BROWSE = { videos: '/videos', performers: '/performers', channels: '/videos' } as const;

/** A page of one kind of favorites, with its texts for an empty list and for a page beyond the last. */
export function FavoritesList({ kind, info, children }: FavoritesListProps) {
  const t = useMessages(favorites);
  const path = `/favorites/${kind}`;
  const isBeyond = children.length === 0 && info.page > 1;
  const words = isBeyond ? 'page' : kind;
  return (
    <LibraryFrame
      title={t(`${kind}.title`)}
      text={info.total > 0 ? t(`${kind}.count`, { count: info.total }) : undefined}
      place={kind}
    >
      {children.length === 0 ? (
        <EmptyState
          icon={<Heart aria-hidden="true" />}
          title={t(`empty.${words}.title`)}
          text={t(`empty.${words}.text`)}
          action={<ButtonLink href={isBeyond ? path : BROWSE[kind]}>{t(`empty.${words}.action`)}</ButtonLink>}
        />
      ) : (
        <Grid shape={kind === 'performers' ? 'portrait' : 'media'}>{children}</Grid>
      )}
      <ListPagination isFixed info={info} hrefFor={(page) => (page > 1 ? `${path}?page=${String(page)}` : path)} />
    </LibraryFrame>
  );
}
