import { maySeeSite } from '@network/access/staff/staff-sites.ts';
import type {
  MediaPreviews,
  MediaSource,
  MediaStill,
  NewMediaResult,
  Resolvers,
  StillResult,
  UploadedPicture,
} from '../../../../staff-api/resolvers.generated.ts';
import type { StaffContext } from '../../../../staff-api/staff-context.ts';
import { listPictures, type PictureRow } from '../../catalogue/public.ts';
import { placeOfStill } from '../../media/public.ts';
import { requireScope, type Staff } from '../../../staff/staff/public.ts';
import type { FilmPictures } from '../steps/film-stills/film-pictures.ts';
import { findSource, findSources, type SourceWithSteps } from '../sources/find-sources.ts';
import { decideNewMedia, NEW_MEDIA_REFUSED } from '../sources/new-media.ts';
import { secondsLeft } from '../sources/time-left.ts';
import { retrySource } from '../sources/retry.ts';
import { previewPath } from './preview-route.ts';
import { sourcePreviewPath, sourceStillPath } from './source-preview-route.ts';
import { takeStill } from './take-still.ts';

const MOST_ROWS = 100;

/** Returns where the prepared media can be seen; a picture that documents name has a preview of its own. */
const previewsOf = ({ id, kind, state, video_id, steps }: SourceWithSteps): MediaPreviews | null =>
  video_id === null || (state !== 'prepared' && state !== 'published')
    ? null
    : {
        poster: sourcePreviewPath(id, 'poster'),
        film: kind === 'film' ? sourcePreviewPath(id, 'film') : null,
        whole: kind === 'film' ? sourcePreviewPath(id, 'whole') : null,
        storyboard: kind === 'film' ? sourcePreviewPath(id, 'storyboard.vtt') : null,
        stills: kind === 'film' ? stillsOf(id, steps) : [],
      };

/** What the step that takes pictures out of a film has found. */
function stillsOf(id: string, steps: SourceWithSteps['steps']): MediaStill[] {
  const found = steps.find(({ name }) => name === 'pictures')?.result?.found as
    | Partial<FilmPictures>
    | null
    | undefined;
  return (found?.stills ?? []).map((still) => {
    const place = placeOfStill(still);
    return { place, startsAtSeconds: Math.floor(still.at), preview: sourceStillPath(id, place) };
  });
}

const shown = (source: SourceWithSteps, now: Date): MediaSource => ({
  id: source.id,
  filmId: source.video_id,
  film: source.film && {
    slug: source.film.slug,
    title: source.film.title,
    site: source.film.site_id,
    isDraft: source.film.isDraft,
  },
  pictureId: source.picture_id,
  shape: source.shape,
  kind: source.kind,
  fileName: source.file_name,
  bytes: Number(source.bytes),
  state: source.state,
  problem: source.problem,
  addedBy: source.added_by,
  addedAt: source.added_at.toISOString(),
  previews: previewsOf(source),
  steps: source.steps.map((step) => {
    const { name, state, progress, attempts, problem } = step;
    return { name, state, progress, secondsLeft: secondsLeft(step, now), attempts, problem };
  }),
});

/** Files of films of other sites are for others to look after; a picture belongs to no site. */
const seesSource = ({ sites }: Staff, { film }: SourceWithSteps): boolean =>
  film === null || maySeeSite(sites, film.site_id);

const shownPicture = ({ id, shape, rendition, added_by, added_at }: PictureRow): UploadedPicture => ({
  id,
  shape,
  width: rendition.width,
  height: rendition.height,
  preview: previewPath(id),
  addedBy: added_by,
  addedAt: added_at.toISOString(),
});

async function take(
  { staff, services }: StaffContext,
  sourceId: string,
  moment: Parameters<typeof takeStill>[2],
): Promise<StillResult> {
  requireScope(staff, 'media:write');
  const film = await findSource(services.db, sourceId);
  const seen = film !== null && seesSource(staff, film) ? film : null;
  const taken = await takeStill(services, seen, moment, staff);
  if ('message' in taken) return { __typename: 'StillRefused', ...taken };
  return { __typename: 'StillBegun', source: shown(taken, services.clock.now()) };
}

async function decide(
  { staff, services }: StaffContext,
  what: 'show' | 'discard',
  sourceId: string,
): Promise<NewMediaResult> {
  requireScope(staff, 'media:write');
  if (what === 'show') requireScope(staff, 'content:publish');
  const { db, clock } = services;
  const source = await findSource(db, sourceId);
  const filmId = source !== null && seesSource(staff, source) ? source.video_id : null;
  const refusal =
    filmId === null ? 'nothingWaits' : await decideNewMedia(db, what, { filmId, sourceId }, staff, clock.now());
  if (refusal !== null) return { __typename: 'NewMediaRefused', message: NEW_MEDIA_REFUSED[refusal] };
  const decided = await findSource(db, sourceId);
  if (decided === null) throw new Error('A source that was just decided about is there.');
  return { __typename: 'NewMediaDone', source: shown(decided, clock.now()) };
}

/** Files that were sent and their preparation, in the staff API. */
export const ingestStaffResolvers: Resolvers = {
  Query: {
    pictures: async (_parent, { shape, after, first }, { staff, services }) => {
      requireScope(staff, 'content:read');
      const limit = Math.min(Math.max(first ?? 50, 1), MOST_ROWS);
      const rows = await listPictures(services.db, { shape: shape ?? null, after: after ?? null, limit });
      return rows.map(shownPicture);
    },
    mediaSource: async (_parent, { id }, { staff, services }) => {
      requireScope(staff, 'media:write');
      const source = await findSource(services.db, id);
      return source === null || !seesSource(staff, source) ? null : shown(source, services.clock.now());
    },
    mediaSources: async (_parent, { filmId, state, after, first }, { staff, services }) => {
      requireScope(staff, 'media:write');
      const limit = Math.min(Math.max(first ?? 50, 1), MOST_ROWS);
      const search = { filmId: filmId ?? null, state: state ?? null, after: after ?? null, limit: limit + 1 };
      const found = await findSources(services.db, search);
      const page = found.slice(0, limit);
      return {
        sources: page
          .filter((source) => seesSource(staff, source))
          .map((source) => shown(source, services.clock.now())),
        next: found.length > limit ? (page.at(-1)?.id ?? null) : null,
      };
    },
  },
  Mutation: {
    retryMediaSource: async (_parent, { id }, { staff, services }) => {
      requireScope(staff, 'media:write');
      const before = await findSource(services.db, id);
      if (before !== null && !seesSource(staff, before)) return null;
      const isRetried = await retrySource(services.db, id, staff, services.clock.now());
      const source = isRetried ? await findSource(services.db, id) : null;
      return source === null ? null : shown(source, services.clock.now());
    },
    takeStill: (_parent, { sourceId, atSeconds }, context) => take(context, sourceId, { at: atSeconds, use: 'still' }),
    takePoster: (_parent, { sourceId, atSeconds }, context) =>
      take(context, sourceId, { at: atSeconds, use: 'poster' }),
    showMedia: (_parent, { sourceId }, context) => decide(context, 'show', sourceId),
    discardMedia: (_parent, { sourceId }, context) => decide(context, 'discard', sourceId),
  },
};
