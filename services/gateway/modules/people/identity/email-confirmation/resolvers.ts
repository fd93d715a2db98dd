import type { MutationResolvers } from '../../../../graphql/resolvers.generated.ts';
import { requirePerson, requireTenant } from '../../../../http/require-person.ts';
import { resendConfirmation } from './resend-confirmation.ts';

const MESSAGES = {
  sent: 'account.emailUnconfirmed.sent',
  'confirmed-already': 'account.emailUnconfirmed.confirmed',
  limited: 'account.emailUnconfirmed.limited',
  'mail-off': 'account.emailUnconfirmed.off',
} as const;

/** Another link for a person whose email is unconfirmed. */
export const emailConfirmationResolvers: Pick<MutationResolvers, 'resendEmailConfirmation'> = {
  resendEmailConfirmation: async (_parent, _args, context) => {
    const { userId } = await requirePerson(context);
    const result = await resendConfirmation(context.services, userId, requireTenant(context));
    return { success: result === 'sent' || result === 'confirmed-already', messageKey: MESSAGES[result] };
  },
};
