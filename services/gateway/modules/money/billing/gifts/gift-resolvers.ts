import type { MutationResolvers, QueryResolvers } from '../../../../graphql/resolvers.generated.ts';
import { readBrowserSecret } from '../../../../http/browser-secret.ts';
import type { RequestContext } from '../../../../http/request-context.ts';
import { requirePerson, requireTenant } from '../../../../http/require-person.ts';
import { findAccountById } from '../../../people/identity/public.ts';
import { giftPayment } from './gift-payment.ts';
import { giftView, plansToGive } from './gift-options.ts';
import { checkCode, redeemFor } from './redeem.ts';
import { redeemWithSignup } from './redeem-with-signup.ts';
import { startGift } from './start-gift.ts';

async function accountOf(context: RequestContext) {
  const person = await context.person();
  return person && findAccountById(context.services.db, person.userId);
}

/** Root queries about gifts. */
export const giftQueries = {
  giftOptions: async (_parent, _args, context) =>
    (await plansToGive(context.services, { tenant: requireTenant(context), country: context.country })).map(giftView),
  giftPayment: async (_parent, { orderId, secret }, context) => {
    const asker = { secret: readBrowserSecret(secret), userId: (await context.person())?.userId ?? null };
    return giftPayment(context.services, requireTenant(context), orderId, asker);
  },
} satisfies Partial<QueryResolvers>;

/** Root mutations about gifts and codes. */
export const giftMutations = {
  startGift: async (_parent, { input }, context) => {
    const person = await context.person();
    const { country, region } = context;
    return startGift(context.services, requireTenant(context), person?.userId ?? null, input, { country, region });
  },
  checkCode: async (_parent, { code }, context) =>
    checkCode(context.services, requireTenant(context), await accountOf(context), code),
  redeemCode: async (_parent, { code }, context) => {
    const { userId } = await requirePerson(context);
    const answer = await redeemFor(context.services, requireTenant(context), userId, code);
    context.clearCachedViewer();
    return answer;
  },
  redeemWithSignup: (_parent, input, context) => redeemWithSignup(context.services, requireTenant(context), input),
} satisfies Partial<MutationResolvers>;
