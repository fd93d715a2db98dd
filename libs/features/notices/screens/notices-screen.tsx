import { Bell, CheckCheck } from 'lucide-react';
import { useMessages } from '@network/core/i18n/messages.ts';
import { filmNotices as texts } from '@network/messages/film-notices.ts';
import { Button } from '@network/ui/button/button.tsx';
import { ButtonLink } from '@network/ui/button/button-link.tsx';
import { EmptyState } from '@network/ui/empty-state/empty-state.tsx';
import { LibraryFrame } from '../../listing/library-frame.tsx';
import { ListPagination } from '../../listing/list-pagination.tsx';
import type { NoticesPageQuery } from '../api/notices-page.generated.ts';
import { useNoticeMarks } from '../use-notice-marks.ts';
import { NoticeMailChoice } from './notice-mail-choice.tsx';
import { PushChoice } from './push-choice.tsx';
import { NoticeRow } from './notice-row.tsx';

/** A page of notices, the latest first. */
export function NoticesScreen({ data }: { readonly data: NoticesPageQuery }) {
  const t = useMessages(texts);
  const { mark, markAllRead } = useNoticeMarks();
  const { items, info } = data.notices;
  const [latest] = items;
  const hasUnread = data.unreadNotices > 0 && items.some(({ isRead }) => !isRead);
  return (
    <LibraryFrame
      title={t('title')}
      text={data.unreadNotices > 0 ? t('text.unread', { count: data.unreadNotices }) : t('text.none')}
      place="notices"
      actions={
        hasUnread && latest && info.page === 1 ? (
          <Button
            variant="outline"
            onClick={({ currentTarget }) => {
              // The button goes with what is unread: the focus waits at the page.
              currentTarget.closest('main')?.focus({ preventScroll: true });
              markAllRead(latest.noticedAt);
            }}
          >
            <CheckCheck aria-hidden="true" />
            {t('readAll')}
          </Button>
        ) : undefined
      }
    >
      <NoticeMailChoice settings={data.noticeSettings} />
      {data.noticeSettings.pushKey === null ? null : <PushChoice pushKey={data.noticeSettings.pushKey} />}
      {latest ? (
        <ul role="list" className="flex flex-col gap-1">
          {items.map((notice) => (
            <NoticeRow
              key={notice.film.videoId}
              notice={notice}
              onMark={(isRead) => mark(notice.film.videoId, isRead)}
            />
          ))}
        </ul>
      ) : (
        <NoNotices isBeyond={info.page > 1} />
      )}
      <ListPagination
        isFixed
        info={info}
        hrefFor={(page) => (page > 1 ? `/notices?page=${String(page)}` : '/notices')}
      />
    </LibraryFrame>
  );
}

function NoNotices({ isBeyond }: { readonly isBeyond: boolean }) {
  const t = useMessages(texts);
  const words = isBeyond ? 'empty.page' : 'empty';
  return (
    <EmptyState
      icon={<Bell aria-hidden="true" />}
      title={t(`${words}.title`)}
      text={t(`${words}.text`)}
      action={<ButtonLink href={isBeyond ? '/notices' : '/performers'}>{t(`${words}.action`)}</ButtonLink>}
    />
  );
}
