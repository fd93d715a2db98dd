import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { shelfSubject } from '@network/access/subjects.ts';
import { useAbility } from '@network/core/session/ability.ts';
import { trackInteraction, type TrackedFilm } from './track-interaction.ts';

/** Tracks that this person opened the page of a film, once for each visit of the page. */
export function useTrackedDetailView({ videoId, slug }: TrackedFilm): void {
  const client = useQueryClient();
  const isTracked = useAbility().can('see', shelfSubject('videoPage'));
  useEffect(() => {
    if (isTracked) void trackInteraction(client, { videoId, slug }, { kind: 'detailView' });
  }, [client, isTracked, videoId, slug]);
}
