import { useQuery } from '@tanstack/react-query';
import { staffCall } from '../../api/staff-call.ts';
import { FilmOfCaptionsDocument, WholeFilmDocument } from '../../api/staff-operations.generated.ts';
import { useSession } from '../../layout/use-session.ts';
import { may } from '../../session/session.ts';
import { seenSources } from '../seen-sources.ts';

/** A film by its id, or by the slug that a document names it by; empty for none yet. */
export type FilmName = { readonly id: string } | { readonly slug: string };

const wholeFilmQuery = (name: FilmName) => ({
  queryKey: ['whole-film', name],
  queryFn: async () => {
    const filmId =
      'id' in name ? name.id : (await staffCall(FilmOfCaptionsDocument, { slug: name.slug })).contentBySlug?.id;
    if (filmId === undefined) return null;
    const { sources } = (await staffCall(WholeFilmDocument, { filmId })).mediaSources;
    const isReady = (state: string): boolean => state === 'prepared' || state === 'published';
    const [source] = seenSources(sources.filter(({ kind, state }) => kind === 'film' && isReady(state)));
    return source?.previews ? { ...source.previews, sourceId: source.id } : null;
  },
});

/**
 * The addresses of the media that people see of a film, or will see of a draft, and the source that they were made of; null where it has
 * none that can be played, or the role may not see them, undefined while they are on their way.
 */
export function useWholeFilm(name: FilmName) {
  const mayWatch = may(useSession(), 'media:write');
  const isNamed = ('id' in name ? name.id : name.slug) !== '';
  const { data, isError } = useQuery({ ...wholeFilmQuery(name), enabled: mayWatch && isNamed });
  return !mayWatch || !isNamed || isError ? null : data;
}
