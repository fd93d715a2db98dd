import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { shelfSubject } from '@network/access/subjects.ts';
import { useAbility } from '@network/core/session/ability.ts';
import { tellRecommender, type ToldFilm } from './tell-recommender.ts';

/** Sends a detail view to the recommender, once for each time that this person opens the page of a film. */
export function useToldDetailView({ videoId, slug }: ToldFilm): void {
  const client = useQueryClient();
  const isTold = useAbility().can('see', shelfSubject('videoPage'));
  useEffect(() => {
    if (isTold) void tellRecommender(client, { videoId, slug }, { kind: 'detailView' });
  }, [client, isTold, videoId, slug]);
}
