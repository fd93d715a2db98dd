import { Mail, MailOpen } from 'lucide-react';
import { formatDate } from '@network/core/i18n/dates.ts';
import { useMessages } from '@network/core/i18n/messages.ts';
import { filmNotices as texts } from '@network/messages/film-notices.ts';
import { IconButton } from '@network/ui/icon-button/icon-button.tsx';
import { Anchor } from '@network/ui/link/anchor.tsx';
import { Picture } from '@network/ui/picture/picture.tsx';
import { listOfSearch, searchedListHref } from '../../listing/saved-search-address.ts';
import type { ShownNoticeFragment } from '../api/notices-page.generated.ts';

export interface NoticeRowProps {
  readonly notice: ShownNoticeFragment;
  readonly onMark: (isRead: boolean) => void;
}

/** A notice in a row: following its link reads it. */
export function NoticeRow({ notice, onMark }: NoticeRowProps) {
  const t = useMessages(texts);
  const { film, reason, name, isRead, noticedAt, more, search } = notice;
  return (
    <li className="relative flex items-center gap-3 rounded-card py-2 transition-colors hover:bg-hover medium:gap-5 medium:px-2">
      <span className="relative block aspect-landscape w-28 shrink-0 overflow-hidden rounded-control medium:w-40">
        <Picture source={film.images.listing} alt="" sizes="(min-width: 768px) 160px, 112px" />
      </span>
      <span className="flex min-w-0 flex-1 flex-col gap-1">
        <span className="flex items-center gap-2 text-small text-muted">
          {isRead ? null : (
            <span className="size-2 shrink-0 rounded-pill bg-accent">
              <span className="sr-only">{t('unread')}</span>
            </span>
          )}
          <span className="line-clamp-2">{name === null ? t('reason.gone') : t(`reason.${reason}`, { name })}</span>
        </span>
        <Anchor
          href={film.channel ? `/channels/${film.channel.slug}/videos/${film.slug}` : `/videos/${film.slug}`}
          onClick={() => {
            if (!isRead) onMark(true);
          }}
          className="line-clamp-2 text-body leading-snug font-semibold text-strong transition-colors after:absolute after:inset-y-0 after:right-14 after:left-0 hover:text-accent"
        >
          {film.title}
        </Anchor>
        <span className="flex flex-wrap gap-x-3 text-small text-muted">
          <time dateTime={noticedAt}>{formatDate(noticedAt)}</time>
          {more > 0 && search ? (
            <Anchor href={searchedListHref(listOfSearch(search))} className="relative z-1 text-accent underline">
              {t('more', { count: more })}
            </Anchor>
          ) : null}
        </span>
      </span>
      <IconButton
        label={t(isRead ? 'mark.unread' : 'mark.read', { name: film.title })}
        icon={isRead ? <Mail aria-hidden="true" /> : <MailOpen aria-hidden="true" />}
        onClick={() => onMark(!isRead)}
      />
    </li>
  );
}
