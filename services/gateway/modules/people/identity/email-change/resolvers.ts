import { security as securityInEnglish } from '@network/messages/security.ts';
import type { MutationResolvers, SecurityRefusalCode } from '../../../../graphql/resolvers.generated.ts';
import { requirePerson, requireTenant } from '../../../../http/require-person.ts';
import { spoken } from '../../../../http/language.ts';
import { mailChangeCode } from './change-code.ts';
import { requestEmailChange } from './request-email-change.ts';

const security = spoken(securityInEnglish);

const refused = (code: SecurityRefusalCode) =>
  ({
    __typename: 'SecurityRefused',
    code,
    messageKey: `security.refused.${code}`,
    message: security.refused[code],
  }) as const;

/** The start of a change of email, which its new address confirms, and the code that may stand in place of the password. */
export const emailChangeResolvers: Pick<MutationResolvers, 'changeEmail' | 'mailChangeCode'> = {
  changeEmail: async (_parent, { newEmail, proof: password, mailed }, context) => {
    const { userId, sessionId } = await requirePerson(context);
    const { id: tenantId } = requireTenant(context);
    const { services, clientAddress } = context;
    if (services.config.isMailOff) return refused('MAIL_OFF');
    const proof = mailed ?? password;
    if (!proof) return refused('PASSWORD_INCORRECT');
    const answer = await requestEmailChange(services, { userId, sessionId, clientAddress, proof, tenantId, newEmail });
    return typeof answer === 'string' ? refused(answer) : { __typename: 'EmailChangeStarted', email: answer.email };
  },
  mailChangeCode: async (_parent, _args, context) => {
    const { userId, sessionId } = await requirePerson(context);
    const { id: tenantId } = requireTenant(context);
    if (context.services.config.isMailOff) return refused('MAIL_OFF');
    const answer = await mailChangeCode(context.services, { userId, sessionId, tenantId });
    return typeof answer === 'string' ? refused(answer) : { __typename: 'ChangeCodeMailed', email: answer.email };
  },
};
