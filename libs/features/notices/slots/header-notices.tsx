import { Bell } from 'lucide-react';
import { useMessages } from '@network/core/i18n/messages.ts';
import { useQuery } from '@network/core/query/use-query.ts';
import { filmNotices } from '@network/messages/film-notices.ts';
import { Anchor } from '@network/ui/link/anchor.tsx';
import { unreadQuery } from '../queries.ts';

/** How often the number is read again on a page that stays open. */
const REFRESH_MS = 5 * 60_000;

/** The bell: it leads to the notices and counts the unread ones. */
export default function HeaderNotices() {
  const t = useMessages(filmNotices);
  const count = useQuery({ ...unreadQuery, refetchInterval: REFRESH_MS }).data?.unreadNotices ?? 0;
  return (
    <Anchor
      href="/notices"
      aria-label={t('bell.label', { count })}
      className="relative inline-flex size-11 items-center justify-center rounded-pill text-strong transition-colors hover:bg-hover"
    >
      <Bell aria-hidden="true" className="size-5" />
      {count > 0 ? (
        <span
          aria-hidden="true"
          className="absolute top-0.5 right-0 min-w-5 rounded-pill bg-accent px-1 text-center text-caption leading-5 font-semibold text-on-accent tabular-nums"
        >
          {t('bell.count', { count })}
        </span>
      ) : null}
    </Anchor>
  );
}
