import { useQuery } from '@tanstack/react-query';
import { staffCall } from '../../api/staff-call.ts';
import { WholeFilmDocument } from '../../api/staff-operations.generated.ts';
import { useSession } from '../../layout/use-session.ts';
import { may } from '../../session/session.ts';

/** The picture that was prepared for a film last; null where there is none, or the role may not see it. */
export function usePosterOf(filmId: string | null): string | null {
  const mayLook = may(useSession(), 'media:write');
  const { data } = useQuery({
    queryKey: ['uploads', 'poster', filmId],
    queryFn: async () => (await staffCall(WholeFilmDocument, { filmId: filmId ?? '' })).mediaSources.sources,
    enabled: mayLook && filmId !== null,
  });
  return data?.find(({ previews }) => previews !== null)?.previews?.poster ?? null;
}
