import { shelfSubject } from '@network/access/subjects.ts';
import { RECOMMENDED_WITHOUT } from '@network/tenant/constants.ts';
import { isSlug } from '@network/validation/slug.ts';
import type { Resolvers } from '../../../graphql/resolvers.generated.ts';
import { GatewayError } from '../../../http/gateway-error.ts';
import { publicAccess } from './service/public-access.ts';
import { recommendShelf } from './shelves/recommend-shelf.ts';

const MOST_AT_ONCE = 40;
const LONGEST_ID = 64;

/** Resolvers of the shelves. */
export const recommendationResolvers = {
  Query: {
    recommendations: async (_parent, { shelf, about, first, after, without }, context) => {
      const count = first ?? 12;
      const left = without ?? [];
      const isKnowable = about === null || about === undefined || (about.length <= 200 && isSlug(about));
      if (count < 1 || count > MOST_AT_ONCE || !isKnowable || (after?.length ?? 0) > LONGEST_ID) {
        throw new GatewayError('BAD_REQUEST', 'errors.badRequest', `Expected 1 to ${MOST_AT_ONCE} films and a slug.`);
      }
      if (left.length > RECOMMENDED_WITHOUT) {
        throw new GatewayError(
          'BAD_REQUEST',
          'errors.badRequest',
          `Expected at most ${RECOMMENDED_WITHOUT} to leave out.`,
        );
      }
      return recommendShelf(context, { shelf, about: about ?? null, count, without: left, after: after ?? null });
    },
    recommenderAccess: async (_parent, _args, context) => {
      const person = await context.person();
      const ability = await context.ability();
      if (person === null || !ability.can('see', shelfSubject('home'))) return null;
      return publicAccess(context.services, 'network-main', person.userId);
    },
  },
} satisfies Resolvers;
