import type { MutationResolvers } from '../../../graphql/resolvers.generated.ts';
import { refuseVisitor, requirePerson } from '../../../http/require-person.ts';
import { chooseDisplayName } from './display-name.ts';
import { saveAutoplay, saveRelationship } from './profile-repository.ts';

type Resolvers = {
  readonly Mutation: Pick<MutationResolvers, 'updateUserAutoplay' | 'setDisplayName' | 'setRelationship'>;
};

export const profileResolvers: Resolvers = {
  Mutation: {
    setDisplayName: async (_parent, { displayName }, context) => {
      const { userId } = await requirePerson(context);
      return chooseDisplayName(context.services.db, userId, displayName);
    },
    setRelationship: async (_parent, { relationshipStatus = null, relationshipRole = null }, context) => {
      const { userId } = await requirePerson(context);
      const relationship = { relationshipStatus, relationshipRole };
      await saveRelationship(context.services, userId, relationship);
      return relationship;
    },
    updateUserAutoplay: async (_parent, { autoplayEnabled }, context) => {
      const { userId } = await requirePerson(context);
      if (!(await saveAutoplay(context.services, userId, autoplayEnabled))) refuseVisitor();
      return autoplayEnabled;
    },
  },
};
