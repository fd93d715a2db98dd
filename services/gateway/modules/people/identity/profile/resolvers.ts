import { AVATARS } from '@network/tenant/constants.ts';
import { isLanguage } from '@network/validation/languages.ts';
import type { MutationResolvers, QueryResolvers } from '../../../../graphql/resolvers.generated.ts';
import { refuseVisitor, requirePerson } from '../../../../http/require-person.ts';
import { accountLanguage, saveAccountLanguage } from './account-language.ts';
import { hasDiscreetMails, saveDiscreetMails } from './discreet-mails.ts';
import { chooseDisplayName } from './display-name.ts';
import { saveAutoplay, saveAvatar, saveRelationship } from './profile-repository.ts';

type Resolvers = {
  readonly Query: Pick<QueryResolvers, 'accountLanguage' | 'hasDiscreetMails'>;
  readonly Mutation: Pick<
    MutationResolvers,
    'setAvatar' | 'setDiscreetMails' | 'setLanguage' | 'updateUserAutoplay' | 'setDisplayName' | 'setRelationship'
  >;
};

export const profileResolvers: Resolvers = {
  Query: {
    accountLanguage: async (_parent, _arguments, context) => {
      const { userId } = await requirePerson(context);
      return accountLanguage(context.services.db, userId);
    },
    hasDiscreetMails: async (_parent, _arguments, context) => {
      const { userId } = await requirePerson(context);
      return hasDiscreetMails(context.services.db, userId);
    },
  },
  Mutation: {
    setAvatar: async (_parent, { avatar = null }, context) => {
      const { userId } = await requirePerson(context);
      if (avatar !== null && (avatar < 1 || avatar > AVATARS))
        return { __typename: 'AvatarRefused', messageKey: 'avatarUnknown' };
      if (!(await saveAvatar(context.services, userId, avatar))) refuseVisitor();
      return { __typename: 'AvatarChosen', avatar };
    },
    setDiscreetMails: async (_parent, { isDiscreet }, context) => {
      const { userId } = await requirePerson(context);
      if (!(await saveDiscreetMails(context.services.db, userId, isDiscreet))) refuseVisitor();
      return isDiscreet;
    },
    setLanguage: async (_parent, { language }, context) => {
      const { userId } = await requirePerson(context);
      if (!isLanguage(language)) return null;
      if (!(await saveAccountLanguage(context.services.db, userId, language))) refuseVisitor();
      return language;
    },
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
