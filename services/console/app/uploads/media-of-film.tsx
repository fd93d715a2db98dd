import { queryOptions, useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { staffCall } from '../api/staff-call.ts';
import { type MediaSourceWholeFragment, MediaSourcesDocument } from '../api/staff-operations.generated.ts';
import { uploads as texts } from '../messages/uploads.ts';
import { words } from '../messages/words.ts';
import { isNewMedia, NewMedia } from './new-media.tsx';
import { SourceState } from './source-state.tsx';

const LOOK_MS = 5_000;
/** Enough to find the film among the pictures that were sent after it. */
const MOST_LOOKED_AT = 50;

const mediaQuery = (filmId: string) =>
  queryOptions({
    queryKey: ['uploads', 'of-film', filmId],
    queryFn: async () =>
      (await staffCall(MediaSourcesDocument, { filmId, state: null, after: null, first: MOST_LOOKED_AT })).mediaSources
        .sources,
    refetchInterval: ({ state }) => (latestFilm(state.data ?? [])?.state === 'working' ? LOOK_MS : false),
  });

/** What was sent as the film last, whatever became of it. */
const latestFilm = (sources: readonly MediaSourceWholeFragment[]): MediaSourceWholeFragment | undefined =>
  sources.find(({ kind }) => kind === 'film');

/** Shows how far the media of a film are beside the button that publishes it, warns where it has none, and shows new ones. */
export function MediaOfFilm({ filmId, path }: { filmId: string; path: string }) {
  const { data, error } = useQuery(mediaQuery(filmId));
  if (error !== null) return <p className="text-small text-danger">{words.failed.text}</p>;
  if (data === undefined) return <p className="text-small text-muted">{words.loading}</p>;
  const source = latestFilm(data);
  // A later file may be in preparation, or have failed.
  const ready = data.find((each) => each.kind === 'film' && isNewMedia(each));
  return (
    <div className="flex flex-col gap-2">
      <h3 className="text-small font-semibold">{texts.media}</h3>
      {source === undefined ? null : <SourceState {...source} />}
      {ready === undefined ? null : <NewMedia sourceId={ready.id} />}
      {source === undefined || !isPlayable(data) ? (
        <p role="status" className="text-small text-warning">
          {source?.state === 'working' ? texts.notReadyYet : texts.noMedia}{' '}
          <Link to={path as '/'} className="underline underline-offset-2">
            {texts.sendOne}
          </Link>
        </p>
      ) : null}
    </div>
  );
}

/** Whether the film plays something of its own once it is published. */
const isPlayable = (sources: readonly MediaSourceWholeFragment[]): boolean =>
  sources.some(({ kind, state }) => kind === 'film' && (state === 'prepared' || state === 'published'));
