import { MonitorSmartphone } from 'lucide-react';
import { formatDate } from '@network/core/i18n/dates.ts';
import { formatAgo, formatMoment } from '@network/core/i18n/moments.ts';
import { useMessages } from '@network/core/i18n/messages.ts';
import { useTimeZone } from '@network/core/i18n/use-time-zone.ts';
import { account } from '@network/messages/account.ts';
import { Badge } from '@network/ui/badge/badge.tsx';
import { Button } from '@network/ui/button/button.tsx';
import type { AccountSessionsQuery } from '../api/account-sessions.generated.ts';

type Session = AccountSessionsQuery['sessions'][number];

export interface SessionRowProps {
  readonly session: Session;
  /** When the list was read, which is the same for the server and the browser that hydrates its HTML. */
  readonly now: number;
  readonly isEnding: boolean;
  readonly onEnd: () => void;
}

/** A session of a person: its browser and place, last use and start, which distinguish it from similar ones. */
export function SessionRow({ session, now, isEnding, onEnd }: SessionRowProps) {
  const t = useMessages(account);
  const timeZone = useTimeZone();
  const { device, brand, network, isCurrent, createdAt } = session;
  const moment = formatMoment(createdAt, timeZone);
  return (
    <li className="grid grid-cols-[auto_1fr_auto] items-center gap-x-4 py-4">
      <MonitorSmartphone aria-hidden="true" className="size-6 text-muted medium:row-span-2" />
      <p className="flex min-w-0 flex-wrap items-center gap-x-3 gap-y-1 text-body text-strong">
        {device}
        {isCurrent ? <Badge tone="accent">{t('sessions.current')}</Badge> : null}
      </p>
      <div className="col-start-2 col-end-4 flex min-w-0 flex-col text-small text-muted medium:col-end-3">
        <p>{network ? t('sessions.where', { brand, network }) : t('sessions.whereLocal', { brand })}</p>
        <p className="flex flex-wrap gap-x-4">
          <LastUse session={session} now={now} />
          <time dateTime={createdAt}>{t('sessions.since', { moment })}</time>
        </p>
      </div>
      {isCurrent ? null : (
        <Button
          variant="quiet"
          size="small"
          busy={isEnding}
          aria-label={t('sessions.signOutOf', { device, brand, moment })}
          onClick={onEnd}
          className="col-start-3 row-start-1 medium:row-span-2"
        >
          {t('sessions.signOut')}
        </Button>
      )}
    </li>
  );
}

function LastUse({ session: { isCurrent, lastUsedAt }, now }: Pick<SessionRowProps, 'session' | 'now'>) {
  const t = useMessages(account);
  if (isCurrent) return <span>{t('sessions.inUse')}</span>;
  const ago = formatAgo(lastUsedAt, now);
  return (
    <time dateTime={lastUsedAt}>
      {ago.kind === 'span'
        ? t('sessions.lastUsed', { when: ago.text })
        : ago.kind === 'now'
          ? t('sessions.usedNow')
          : t('sessions.lastUsedOn', { date: formatDate(lastUsedAt) })}
    </time>
  );
}
