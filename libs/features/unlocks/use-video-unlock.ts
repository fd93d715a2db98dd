import { useQueryClient } from '@tanstack/react-query';
import { useMachine } from '@xstate/react';
import { useMemo } from 'react';
import { fromPromise } from 'xstate';
import { parseViewer } from '@network/access/parse-viewer.ts';
import { useAnalytics } from '@network/core/analytics/use-measuring.ts';
import { transportOf } from '@network/core/api/transport.ts';
import { profileQuery } from '@network/core/session/profile-query.ts';
import { type VideoUnlockAnswer, videoUnlockMachine } from '@network/lifecycle/video-unlock/video-unlock.machine.ts';
import { trackInteraction } from '../recommender-client/track-interaction.ts';
import { UnlockVideoDocument } from './api/unlock-video.generated.ts';
import { showNewRights } from './queries.ts';

/** The flow of unlocking a video for a credit, on this page's gateway. */
export function useVideoUnlock(videoId: string) {
  const queryClient = useQueryClient();
  const analytics = useAnalytics();
  const machine = useMemo(() => {
    const unlockVideo = fromPromise<VideoUnlockAnswer, { readonly videoId: string }>(async ({ input }) => {
      const { UnlockVideo: answer } = await transportOf(queryClient)(UnlockVideoDocument, { id: input.videoId });
      if (answer.__typename === 'VideoUnlockFailed') return { kind: 'refused' };
      if (answer.__typename === 'VideoUnlocked') analytics.track('unlock', { what: 'video', item: input.videoId });
      if (answer.__typename === 'VideoUnlocked') {
        // The video is unlocked whether or not the page has reloaded yet.
        await showNewRights(queryClient).catch(() => undefined);
        void trackInteraction(queryClient, { videoId: input.videoId, slug: null }, { kind: 'purchase' });
        return { kind: 'unlocked' };
      }
      if (answer.__typename === 'VideoAlreadyUnlocked') {
        await showNewRights(queryClient).catch(() => undefined);
        return { kind: 'already-unlocked' };
      }
      // Refused because another page has changed what this person has: they may have the video by now.
      await showNewRights(queryClient);
      const profile = queryClient.getQueryData(profileQuery.queryKey);
      const isTheirs = profile && parseViewer(JSON.parse(profile.viewer)).unlockedVideoIds.includes(input.videoId);
      return { kind: isTheirs ? 'already-unlocked' : 'refused' };
    });
    return videoUnlockMachine.provide({ actors: { unlockVideo } });
  }, [queryClient, analytics]);
  return useMachine(machine, { input: { videoId } });
}
