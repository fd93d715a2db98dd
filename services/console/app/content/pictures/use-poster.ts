import { useQuery } from '@tanstack/react-query';
import { staffCall } from '../../api/staff-call.ts';
import { WholeFilmDocument } from '../../api/staff-operations.generated.ts';
import { useSession } from '../../layout/use-session.ts';
import { may } from '../../session/session.ts';
import { seenSources } from '../seen-sources.ts';

/**
 * The picture of a film that people see, or will see of a draft: the one that an editor sent or took last, which stays when the film is
 * sent again, otherwise the one that was taken out of it. Null where there is none, or the role may not see it.
 */
export function usePosterOf(filmId: string | null): string | null {
  const mayLook = may(useSession(), 'media:write');
  const { data } = useQuery({
    queryKey: ['uploads', 'poster', filmId],
    queryFn: async () => (await staffCall(WholeFilmDocument, { filmId: filmId ?? '' })).mediaSources.sources,
    enabled: mayLook && filmId !== null,
  });
  const seen = seenSources(data?.filter(({ previews }) => previews !== null) ?? []);
  return (seen.find(({ kind }) => kind === 'picture') ?? seen[0])?.previews?.poster ?? null;
}
