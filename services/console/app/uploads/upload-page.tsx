import { queryOptions, useQuery, useQueryClient } from '@tanstack/react-query';
import { Link, useParams } from '@tanstack/react-router';
import { useState } from 'react';
import { Button } from '@network/ui/button/button.tsx';
import { buttonStyle } from '@network/ui/button/button-style.ts';
import { DataList } from '@network/ui/data-list/data-list.tsx';
import { Skeleton } from '@network/ui/skeleton/skeleton.tsx';
import { staffCall } from '../api/staff-call.ts';
import {
  MediaSourceDocument,
  type MediaSourceWholeFragment,
  RetryMediaSourceDocument,
} from '../api/staff-operations.generated.ts';
import { PageFrame } from '../layout/page-frame.tsx';
import { isPageLost } from '../layout/page-lost.ts';
import { FailedPage, MissingPage } from '../layout/plain-pages.tsx';
import { toasts } from '../layout/toasts.ts';
import { DataTable } from '../list/data-table.tsx';
import { Moment } from '../list/moment.tsx';
import { sizeText } from '../messages/sizes.ts';
import { uploads as texts } from '../messages/uploads.ts';
import { words } from '../messages/words.ts';
import { isNewMedia, NewMedia } from './new-media.tsx';
import { SourcePreviews } from './source-previews.tsx';
import { SourceState } from './source-state.tsx';
import { stepColumns } from './step-columns.tsx';

const LOOK_MS = 2_000;

const sourceQuery = (id: string) =>
  queryOptions({
    queryKey: ['uploads', 'one', id],
    queryFn: async () => (await staffCall(MediaSourceDocument, { id })).mediaSource,
    refetchInterval: ({ state }) => (state.data?.state === 'working' ? LOOK_MS : false),
  });

/** One file that was sent: each step of its preparation, what is wrong with it, and the way to try again. */
export function UploadPage() {
  const { id = '' } = useParams({ strict: false }) as { id?: string };
  const { data: source, error, refetch } = useQuery(sourceQuery(id));
  if (isPageLost(error, source)) return <FailedPage error={error} reset={() => void refetch()} />;
  if (source === null) return <MissingPage />;
  if (source === undefined) {
    return (
      <PageFrame title={words.loading}>
        <Skeleton shape="block" />
      </PageFrame>
    );
  }
  return <Source source={source} />;
}

function Source({ source }: { source: MediaSourceWholeFragment }) {
  const { film, filmId, pictureId, fileName, kind, bytes, addedBy, addedAt, steps } = source;
  return (
    <PageFrame
      title={fileName}
      mark={<SourceState {...source} />}
      trail={
        <Link to={'/uploads' as '/'} className="self-start text-small text-muted hover:text-strong">
          {texts.title}
        </Link>
      }
      actions={
        filmId === null ? null : (
          <Link
            to={`/uploads?for=${encodeURIComponent(filmId)}` as '/'}
            className={buttonStyle({ variant: 'outline', size: 'small' })}
          >
            {texts.again}
          </Link>
        )
      }
    >
      {source.state === 'failed' ? <Failure source={source} /> : null}
      {source.state === 'prepared' ? <Ready source={source} /> : null}
      <div className="grid items-start gap-6 boundary:grid-cols-(--console-form)">
        <section className="flex flex-col gap-3">
          <h2 className="type-display text-title-4">{texts.steps}</h2>
          <DataTable label={texts.steps} columns={stepColumns} rows={steps} keyOf={({ name }) => name} />
        </section>
        <section aria-label={texts.facts} className="flex flex-col gap-3">
          <h2 className="type-display text-title-4">{texts.facts}</h2>
          {source.previews === null ? null : <SourcePreviews previews={source.previews} />}
          <DataList
            items={[
              {
                term: texts.columns.purpose,
                value:
                  film === null || filmId === null ? (
                    texts.namedPicture(pictureId ?? '')
                  ) : (
                    <Link
                      to={`/films/${encodeURIComponent(filmId)}` as '/'}
                      className="text-accent underline underline-offset-2"
                    >
                      {film.title}
                    </Link>
                  ),
              },
              { term: texts.columns.kind, value: texts.kinds[kind] ?? kind },
              { term: texts.columns.size, value: sizeText(bytes) },
              { term: texts.columns.by, value: addedBy },
              { term: texts.columns.at, value: <Moment at={addedAt} /> },
            ]}
          />
        </section>
      </div>
    </PageFrame>
  );
}

/** What becomes of it, and the way to the film that it waits for. */
function Ready({ source }: { source: MediaSourceWholeFragment }) {
  const { id, film, filmId } = source;
  if (film === null || filmId === null) return null;
  const open = (
    <Link
      to={`/films/${encodeURIComponent(filmId)}` as '/'}
      className={buttonStyle({ variant: isNewMedia(source) ? 'outline' : 'solid', size: 'small' })}
    >
      {texts.openFilm}
    </Link>
  );
  return (
    <section
      aria-label={texts.prepared}
      className="flex flex-col items-start gap-3 rounded-panel border-line border-subtle bg-surface p-6"
    >
      <h2 className="type-display text-title-4">{texts.prepared}</h2>
      {isNewMedia(source) ? <NewMedia sourceId={id}>{open}</NewMedia> : null}
      {isNewMedia(source) ? null : <p>{texts.preparedText}</p>}
      {isNewMedia(source) ? null : open}
    </section>
  );
}

/** Why it failed, in the words of the step, and another attempt. */
function Failure({ source: { id, problem } }: { source: MediaSourceWholeFragment }) {
  const client = useQueryClient();
  const [isBusy, setBusy] = useState(false);
  const retry = async () => {
    setBusy(true);
    try {
      const { retryMediaSource } = await staffCall(RetryMediaSourceDocument, { id });
      if (retryMediaSource === null) toasts.show({ type: 'warning', message: texts.notFailed });
      else toasts.show({ type: 'success', message: texts.retried });
      await client.invalidateQueries({ queryKey: ['uploads'] });
    } catch {
      toasts.show({ type: 'error', message: words.failed.text });
    } finally {
      setBusy(false);
    }
  };
  return (
    <section
      aria-label={texts.wrong}
      className="flex flex-col items-start gap-3 rounded-panel border-line border-danger bg-surface p-6"
    >
      <h2 className="type-display text-title-4">{texts.wrong}</h2>
      <p>{problem}</p>
      <p className="text-small text-muted">{texts.wrongFile}</p>
      <Button size="small" busy={isBusy} onClick={() => void retry()}>
        {texts.retry}
      </Button>
    </section>
  );
}
