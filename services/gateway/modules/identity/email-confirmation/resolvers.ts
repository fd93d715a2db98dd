import type { MutationResolvers } from '../../../graphql/resolvers.generated.ts';
import { GatewayError } from '../../../http/gateway-error.ts';
import { signedIn } from '../sessions/signed-in.ts';
import { resendConfirmation } from './resend-confirmation.ts';

const MESSAGES = {
  sent: 'account.emailUnconfirmed.sent',
  'confirmed-already': 'account.emailUnconfirmed.confirmed',
  limited: 'account.emailUnconfirmed.limited',
} as const;

/** Another link for a person whose email is unconfirmed. */
export const emailConfirmationResolvers: Pick<MutationResolvers, 'resendEmailConfirmation'> = {
  resendEmailConfirmation: async (_parent, _args, context) => {
    const { userId } = await signedIn(context);
    const { services, tenant } = context;
    if (tenant === null) throw new GatewayError('BAD_REQUEST', 'errors.badRequest', 'Say for which tenant.');
    const result = await resendConfirmation(services, userId, tenant);
    return { success: result !== 'limited', messageKey: MESSAGES[result] };
  },
};
