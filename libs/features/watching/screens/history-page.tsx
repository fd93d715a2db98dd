import { getRouteApi } from '@tanstack/react-router';
import { Pause, Play, Trash2 } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { useSuspenseQuery } from '@network/core/query/use-query.ts';
import { pageHead, type RouteHead } from '@network/core/head/page-head.ts';
import { messagesOf, useMessages } from '@network/core/i18n/messages.ts';
import { watching } from '@network/messages/watching.ts';
import { Button } from '@network/ui/button/button.tsx';
import { Dialog } from '@network/ui/dialog/dialog.tsx';
import { historyQuery } from '../queries.ts';
import { useHistoryChanges } from '../use-history-changes.ts';
import { HistoryDays } from './history-days.tsx';
import { WatchingList } from './watching-list.tsx';

const route = getRouteApi('/history');

export const head: RouteHead = ({ match: { context } }) =>
  pageHead(context, {
    title: messagesOf(watching)('head.history', { brand: context.tenant.name }),
    canonicalPath: '/history',
  });

/** The history by day: one film, a day or all of it can be removed, and the recording paused. */
export default function HistoryPage(): ReactNode {
  const t = useMessages(watching);
  const { page } = route.useLoaderDeps();
  const { data } = useSuspenseQuery(historyQuery(page));
  const [isConfirmingClear, setIsConfirmingClear] = useState(false);
  const changes = useHistoryChanges();
  const { items, info } = data.watchHistory;
  const isPaused = data.watchingSettings?.isHistoryPaused ?? false;
  return (
    <>
      <WatchingList
        list="history"
        isEmpty={items.length === 0}
        info={info}
        note={isPaused ? t('history.paused') : undefined}
        actions={
          <span className="flex gap-2">
            <Button variant="outline" aria-pressed={isPaused} onClick={() => changes.setPaused(!isPaused)}>
              {isPaused ? <Play aria-hidden="true" /> : <Pause aria-hidden="true" />}
              <span className="max-small:sr-only">{t(isPaused ? 'history.resume' : 'history.pause')}</span>
            </Button>
            {info.total > 0 ? (
              <Button variant="outline" onClick={() => setIsConfirmingClear(true)}>
                <Trash2 aria-hidden="true" />
                <span className="max-small:sr-only">{t('history.clear')}</span>
              </Button>
            ) : null}
          </span>
        }
      >
        <HistoryDays films={items} changes={changes} />
      </WatchingList>
      <Dialog
        open={isConfirmingClear}
        onOpenChange={setIsConfirmingClear}
        title={t('history.confirm.title')}
        description={t('history.confirm.text')}
        size="small"
        actions={
          <>
            <Button variant="outline" onClick={() => setIsConfirmingClear(false)}>
              {t('history.confirm.cancel')}
            </Button>
            <Button
              variant="danger"
              onClick={() => {
                setIsConfirmingClear(false);
                changes.clear();
              }}
            >
              {t('history.confirm.action')}
            </Button>
          </>
        }
      />
    </>
  );
}
