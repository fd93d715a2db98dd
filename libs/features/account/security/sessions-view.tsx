import { useId, useState } from 'react';
import { useMessages } from '@network/core/i18n/messages.ts';
import { account } from '@network/messages/account.ts';
import { Button } from '@network/ui/button/button.tsx';
import type { AccountSessionsQuery } from '../api/account-sessions.generated.ts';
import { SessionRow } from './session-row.tsx';

/** How many sessions are shown at first: the current one and the most recently used; the gateway lists these first. */
const SHOWN_AT_FIRST = 5;

export interface SessionsViewProps {
  readonly sessions: AccountSessionsQuery['sessions'];
  /** When they were read. */
  readonly now: number;
  /** Id of the session that is being ended, or `others` for all but the current one. */
  readonly ending: string | null;
  /** How many sessions were ended together just now. */
  readonly endedCount: number | null;
  readonly failure: string | undefined;
  readonly onEnd: (id: string) => void;
  readonly onEndOthers: () => void;
}

/** A person's sessions, each with a control to end it. */
export function SessionsView(props: SessionsViewProps) {
  const { sessions, now, ending, endedCount, failure, onEnd, onEndOthers } = props;
  const t = useMessages(account);
  const listId = useId();
  const [isWhole, setWhole] = useState(false);
  const isLong = sessions.length > SHOWN_AT_FIRST;
  const shown = isWhole ? sessions : sessions.slice(0, SHOWN_AT_FIRST);
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
      <ul id={listId} role="list" className="divide-y divide-subtle border-y border-subtle">
        {shown.map((session) => (
          <SessionRow
            key={session.id}
            session={session}
            now={now}
            isEnding={ending === session.id}
            onEnd={() => onEnd(session.id)}
          />
        ))}
      </ul>
      {isLong ? (
        <Button
          variant="outline"
          size="small"
          aria-expanded={isWhole}
          aria-controls={listId}
          onClick={() => setWhole(!isWhole)}
          className="self-start"
        >
          {isWhole ? t('sessions.showFewer') : t('sessions.showAll', { count: sessions.length })}
        </Button>
      ) : null}
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
