import { REVIEW_PROPERTIES } from '@network/tenant/constants.ts';
import { seedRandom } from '@network/gateway/demonstration/seed-random.ts';
import type { Reception } from '@network/gateway/demonstration/demonstration.ts';
import type { Catalogue } from './catalogue.ts';

/** How members and experts received the films and performers: what no editor writes. */
export const receptionOf = (catalogue: Catalogue): Reception => ({
  films: catalogue.films.map(({ id, reception }) => ({
    id,
    rating_count: reception.ratingCount,
    rating_sum: reception.ratingSum,
    expert_rating_count: reception.expertRatingCount,
    expert_rating_sum: reception.expertRatingSum,
    views: reception.views,
  })),
  performers: catalogue.performers.map(({ document, reception }) => ({
    id: document.id,
    rating_count: reception.ratingCount,
    rating_sum: reception.ratingSum,
  })),
  reviews: reviewsOf(catalogue),
});

/** Averages of the expert reviews, around the overall one of each film. */
function reviewsOf({ films, casts }: Catalogue): Reception['reviews'] {
  const dice = seedRandom('reviews');
  return films.flatMap(({ id, reception: { expertRatingCount: count } }) => {
    if (count === 0) return [];
    const rate = (kind: 'property' | 'model', subject: string) => ({
      video_id: id,
      kind,
      subject,
      rating_count: count,
      rating_sum: Math.round(count * (3 + dice.next() * 1.9)),
    });
    const models = casts.get(id) ?? [];
    return [...REVIEW_PROPERTIES.map((each) => rate('property', each)), ...models.map((each) => rate('model', each))];
  });
}
