import { Clock, History } from 'lucide-react';
import type { ReactNode } from 'react';
import { useMessages } from '@network/core/i18n/messages.ts';
import type { PageInfoFragment } from '@network/graphql/fragments/page-info.generated.ts';
import { watching } from '@network/messages/watching.ts';
import { ButtonLink } from '@network/ui/button/button-link.tsx';
import { EmptyState } from '@network/ui/empty-state/empty-state.tsx';
import { LibraryFrame } from '../../listing/library-frame.tsx';
import { ListPagination } from '../../listing/list-pagination.tsx';

export interface WatchingListProps {
  readonly list: 'history' | 'later';
  readonly isEmpty: boolean;
  readonly info: PageInfoFragment;
  readonly note?: string | undefined;
  readonly actions?: ReactNode;
  /** The films, unless there are none. */
  readonly children: ReactNode;
}

const PATHS = { history: '/history', later: '/watch-later' } as const;

/** A page of the history or of watch later. */
export function WatchingList({ list, isEmpty, info, note, actions, children }: WatchingListProps) {
  const t = useMessages(watching);
  const path = PATHS[list];
  const isBeyond = isEmpty && info.page > 1;
  const words = isBeyond ? 'page' : list;
  return (
    <LibraryFrame
      title={t(`${list}.title`)}
      text={note ?? (info.total > 0 ? t(`${list}.count`, { count: info.total }) : undefined)}
      actions={actions}
      place={list}
    >
      {isEmpty ? (
        <EmptyState
          icon={list === 'history' ? <History aria-hidden="true" /> : <Clock aria-hidden="true" />}
          title={t(`empty.${words}.title`)}
          text={t(`empty.${words}.text`)}
          action={<ButtonLink href={isBeyond ? path : '/videos'}>{t(`empty.${words}.action`)}</ButtonLink>}
        />
      ) : (
        children
      )}
      <ListPagination isFixed info={info} hrefFor={(page) => (page > 1 ? `${path}?page=${String(page)}` : path)} />
    </LibraryFrame>
  );
}
