import { security as securityInEnglish } from '@network/messages/security.ts';
import type { MutationResolvers } from '../../../graphql/resolvers.generated.ts';
import { requirePerson, requireTenant } from '../../../http/require-person.ts';
import { spoken } from '../../../http/language.ts';
import { requestEmailChange } from './request-email-change.ts';

const security = spoken(securityInEnglish);

/** The start of a change of email, which its new address confirms. */
export const emailChangeResolvers: Pick<MutationResolvers, 'changeEmail'> = {
  changeEmail: async (_parent, { newEmail, proof }, context) => {
    const { userId, sessionId } = await requirePerson(context);
    const { id: tenantId } = requireTenant(context);
    const { services, clientAddress } = context;
    const answer = await requestEmailChange(services, { userId, sessionId, clientAddress, proof, tenantId, newEmail });
    if (typeof answer !== 'string') return { __typename: 'EmailChangeStarted', email: answer.email };
    const messageKey = `security.refused.${answer}`;
    return { __typename: 'SecurityRefused', code: answer, messageKey, message: security.refused[answer] };
  },
};
