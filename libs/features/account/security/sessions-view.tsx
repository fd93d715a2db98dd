import { MonitorSmartphone } from 'lucide-react';
import { formatDate } from '@network/core/i18n/dates.ts';
import { useMessages } from '@network/core/i18n/messages.ts';
import { account } from '@network/messages/account.ts';
import { Badge } from '@network/ui/badge/badge.tsx';
import { Button } from '@network/ui/button/button.tsx';
import type { AccountSessionsQuery } from '../api/account-sessions.generated.ts';

export interface SessionsViewProps {
  readonly sessions: AccountSessionsQuery['sessions'];
  /** Id of the one that is being ended, or `others` for all of them. */
  readonly ending: string | null;
  /** How many ended at once just now. */
  readonly endedCount: number | null;
  readonly failure: string | undefined;
  readonly onEnd: (id: string) => void;
  readonly onEndOthers: () => void;
}

/** The browsers in which a person is signed in, each with the way out. */
export function SessionsView({ sessions, ending, endedCount, failure, onEnd, onEndOthers }: SessionsViewProps) {
  const t = useMessages(account);
  const hasOthers = sessions.some(({ isCurrent }) => !isCurrent);
  return (
    <section aria-labelledby="sessions-title" className="flex flex-col gap-4">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h3 id="sessions-title" className="text-lead font-semibold">
          {t('sessions.title')}
        </h3>
        {hasOthers ? (
          <Button variant="outline" size="small" busy={ending === 'others'} onClick={onEndOthers}>
            {t('sessions.signOutOthers')}
          </Button>
        ) : null}
      </div>
      <ul role="list" className="divide-y divide-subtle border-y border-subtle">
        {sessions.map((session) => (
          <li key={session.id} className="flex items-center gap-4 py-4">
            <MonitorSmartphone aria-hidden="true" className="size-6 shrink-0 text-muted" />
            <div className="min-w-0 flex-1">
              <p className="flex flex-wrap items-center gap-x-3 gap-y-1 text-body text-strong">
                {session.device}
                {session.isCurrent ? <Badge tone="accent">{t('sessions.current')}</Badge> : null}
              </p>
              <p className="text-small text-pretty text-muted">
                {session.network
                  ? t('sessions.where', { brand: session.brand, network: session.network })
                  : t('sessions.whereLocal', { brand: session.brand })}
              </p>
              <p className="text-small text-muted">
                {t('sessions.lastUsed', { date: formatDate(session.lastUsedAt) })}
              </p>
            </div>
            {session.isCurrent ? null : (
              <Button
                variant="quiet"
                size="small"
                busy={ending === session.id}
                aria-label={t('sessions.signOutOf', { device: session.device, brand: session.brand })}
                onClick={() => onEnd(session.id)}
              >
                {t('sessions.signOut')}
              </Button>
            )}
          </li>
        ))}
      </ul>
      <p aria-live="polite" className="text-small text-muted">
        {failure ??
          (endedCount !== null
            ? t('sessions.ended', { count: endedCount })
            : hasOthers
              ? null
              : t('sessions.onlyHere'))}
      </p>
    </section>
  );
}
