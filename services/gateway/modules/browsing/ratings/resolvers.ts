import { ratings as inEnglish } from '@network/messages/ratings.ts';
import { RATING_MAX, RATING_PROPERTY_MAX, REVIEW_PROPERTIES } from '@network/tenant/constants.ts';
import type { RatingRefusalCode, Resolvers } from '../../../graphql/resolvers.generated.ts';
import { GatewayError } from '../../../http/gateway-error.ts';
import { checkAbility } from '../../../http/guard.ts';
import type { RequestContext } from '../../../http/request-context.ts';
import { requirePerson } from '../../../http/require-person.ts';
import { spoken } from '../../../http/language.ts';
import { type PartRating, ratePart, rateVideo, type Rating } from './rate-video.ts';

const texts = spoken(inEnglish);

const KEYS = {
  ALREADY_RATED: 'alreadyRated',
  OUT_OF_RANGE: 'outOfRange',
  OVERALL_RATING_FIRST: 'overallFirst',
  UNKNOWN_TYPE: 'unknownType',
} as const satisfies Readonly<Record<RatingRefusalCode, keyof typeof texts.errors>>;

const MOST_OF_A_RECOMM_ID = 200;

/** Ratings and expert reviews. */
export const ratingResolvers = {
  Mutation: {
    rateVideo: async (_parent, { videoId, rating, recommId }, context) => {
      if (!isRating(rating, RATING_MAX)) return refusal('OUT_OF_RANGE');
      const outcome = await rateVideo(context.services.db, await ratingOf(context, videoId, rating, recommId), false);
      return outcome === 'rated' ? ratedVideo(context, videoId) : refusal('ALREADY_RATED');
    },
    updateExpertReview: async (_parent, { videoId, slug, type, rating, recommId }, context) => {
      const { db } = context.services;
      if (type === 'global') {
        // The schema's guard checked the review; this writes the rating of `rateVideo`, so that its rule applies too.
        const item = await context.loaders.catalogue.videoSubject.load(videoId);
        if (item === null) throw unknownVideo();
        const access = await checkAbility(context, 'rate', 'video', item);
        if (!access.ok) return access.denied;
        if (!isRating(rating, RATING_MAX)) return refusal('OUT_OF_RANGE');
        const outcome = await rateVideo(db, await ratingOf(context, videoId, rating, recommId), true);
        return outcome === 'rated' ? ratedVideo(context, videoId) : refusal('ALREADY_RATED');
      }
      const part = await partOf(context, videoId, type, slug ?? null);
      if (part === null) return refusal('UNKNOWN_TYPE');
      if (!isRating(rating, RATING_PROPERTY_MAX)) return refusal('OUT_OF_RANGE');
      const outcome = await ratePart(db, { ...(await ratingOf(context, videoId, rating, recommId)), ...part });
      if (outcome === 'overall-rating-first') return refusal('OVERALL_RATING_FIRST');
      return outcome === 'rated' ? ratedVideo(context, videoId) : refusal('ALREADY_RATED');
    },
  },
  Video: {
    userVideoReview: async (row, _args, context) => {
      const person = await context.person();
      return person === null ? null : context.loaders.ratings.review.load({ userId: person.userId, videoId: row.id });
    },
  },
} satisfies Resolvers;

function isRating(value: number, most: number): boolean {
  return Number.isInteger(value) && value >= 0 && value <= most;
}

/** The part that a type names; null for one that this video does not have. */
async function partOf(
  { loaders }: RequestContext,
  videoId: string,
  type: string,
  slug: string | null,
): Promise<Pick<PartRating, 'kind' | 'subject'> | null> {
  if ((REVIEW_PROPERTIES as readonly string[]).includes(type)) return { kind: 'property', subject: type };
  if (type !== 'model' || slug === null) return null;
  const performers = await loaders.catalogue.performersOfVideo.load(videoId);
  return performers.some((performer) => performer.slug === slug) ? { kind: 'model', subject: slug } : null;
}

async function ratingOf(
  context: RequestContext,
  videoId: string,
  rating: number,
  recommId: string | null | undefined,
): Promise<Rating> {
  const person = await requirePerson(context);
  return {
    userId: person.userId,
    videoId,
    rating,
    recommId: recommId?.slice(0, MOST_OF_A_RECOMM_ID) ?? null,
    at: context.services.clock.now(),
  };
}

/** The video as it is now; the guard has loaded it before the rating. */
async function ratedVideo({ loaders }: RequestContext, videoId: string) {
  loaders.catalogue.video.clear(videoId);
  loaders.catalogue.reviewAveragesOfVideo.clear(videoId);
  loaders.ratings.review.clearAll();
  const video = await loaders.catalogue.video.load(videoId);
  if (video === null) throw unknownVideo();
  return { __typename: 'VideoRated', video } as const;
}

const unknownVideo = () => new GatewayError('NOT_FOUND', 'errors.notFound', 'There is no such video here.');

function refusal(code: RatingRefusalCode) {
  const key = KEYS[code];
  return {
    __typename: 'RatingRefused',
    code,
    messageKey: `ratings.errors.${key}`,
    message: texts.errors[key],
  } as const;
}
