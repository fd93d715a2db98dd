import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { commonFailureText } from '@network/core/i18n/error-text.ts';
import { operationQuery } from '@network/core/api/operation-query.ts';
import { transportOf } from '@network/core/api/transport.ts';
import { useFlash } from '@network/core/flash/use-flash.ts';
import { messagesOf } from '@network/core/i18n/messages.ts';
import { useQuery } from '@network/core/query/use-query.ts';
import { ratings as texts } from '@network/messages/ratings.ts';
import { trackInteraction } from '../recommender-client/track-interaction.ts';
import {
  type RateVideoMutation,
  RateVideoDocument,
  UpdateExpertReviewDocument,
  VideoReviewDocument,
} from './api/ratings.generated.ts';

/** The part that is rated: `global`, a property, or `model` with the performer's slug. */
export interface RatedPart {
  readonly type: string;
  readonly slug: string | null;
}

type RatingError = keyof typeof texts.errors;
type Answer = RateVideoMutation['rateVideo'];

export const videoReviewQuery = (slug: string) => operationQuery(VideoReviewDocument, { slug });

/**
 * The viewer's rating of a video, and how to change it. A change shows at once as pending, by the key of its part; a
 * refusal undoes it with a notice.
 */
export function useRating(video: { readonly videoId: string; readonly slug: string }, isReview: boolean) {
  const client = useQueryClient();
  const flash = useFlash();
  const { queryKey } = videoReviewQuery(video.slug);
  const { data } = useQuery(videoReviewQuery(video.slug));
  const [pending, setPending] = useState<Readonly<Record<string, number>>>({});
  const rate = useMutation({
    // One after another: a part is refused until the overall rating is saved.
    scope: { id: `rating:${video.videoId}` },
    mutationFn: async ({ part, rating }: { readonly part: RatedPart; readonly rating: number }): Promise<Answer> => {
      const run = transportOf(client);
      const { videoId } = video;
      if (!isReview) return (await run(RateVideoDocument, { videoId, rating })).rateVideo;
      const variables = { videoId, type: part.type, slug: part.slug, rating, recommId: null };
      return (await run(UpdateExpertReviewDocument, variables)).updateExpertReview;
    },
    onSuccess: async (answer, { part, rating }) => {
      if (answer.__typename !== 'VideoRated') {
        const key = answer.__typename === 'RatingRefused' ? answer.messageKey.replace('ratings.errors.', '') : 'failed';
        flash({ type: 'error', message: messagesOf(texts)(`errors.${isKnown(key) ? key : 'failed'}`) });
        // Rated on another page: this one shows it too.
        if (key === 'alreadyRated') await client.invalidateQueries({ queryKey });
        return;
      }
      client.setQueryData(queryKey, { video: answer.video });
      if (part.type === OVERALL.type) void trackInteraction(client, video, { kind: 'rating', rating });
      // The page shows the averages too.
      await Promise.all([
        client.invalidateQueries({ queryKey: ['VideoPage', { slug: video.slug }] }),
        // A comment may show it.
        client.invalidateQueries({ queryKey: ['OwnRating', { slug: video.slug }] }),
      ]);
    },
    onError: (failure) =>
      flash({ type: 'error', message: commonFailureText(failure) ?? messagesOf(texts)('errors.failed') }),
    onSettled: (_answer, _error, { part, rating }) =>
      setPending(({ [keyOf(part)]: shown, ...others }) =>
        shown === undefined || shown === rating ? others : { ...others, [keyOf(part)]: shown },
      ),
  });
  return {
    rated: data?.video ?? null,
    isLoading: data === undefined,
    pending,
    rate: (part: RatedPart, rating: number) => {
      setPending((others) => ({ ...others, [keyOf(part)]: rating }));
      rate.mutate({ part, rating });
    },
  };
}

export const OVERALL: RatedPart = { type: 'global', slug: null };

/** The key of a part while it is saved. */
export function keyOf({ type, slug }: RatedPart): string {
  return slug === null ? type : `${type}:${slug}`;
}

function isKnown(key: string): key is RatingError {
  return Object.hasOwn(texts.errors, key);
}
