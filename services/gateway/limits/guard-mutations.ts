import { defaultFieldResolver, type GraphQLFieldResolver, type GraphQLSchema } from 'graphql';
import type { BudgetName } from '@network/server/limits/budgets.ts';
import type { RequestContext } from '../http/request-context.ts';
import { rateLimited } from './rate-limited.ts';
import { spendBudget } from './spend-budget.ts';

/**
 * The budget that each mutation takes from. A mutation that is not here stops the start; one that appears several times
 * in a document takes as often.
 */
export const MUTATION_BUDGETS = {
  UnlockVideo: 'unlocks',
  acceptCancellationOffer: 'membership',
  acceptTerms: 'profile',
  confirmGuestScenes: 'profile',
  acknowledgeGemsIntro: 'profile',
  acknowledgeHealthWarning: 'profile',
  acknowledgeNewGemsBalance: 'profile',
  acknowledgePromotionalTeaserViewed: 'profile',
  addComment: 'comments',
  addFavorites: 'favorites',
  changePassword: 'passwords',
  clearHistory: 'watching',
  confirmAuthenticator: 'passwords',
  confirmCancellation: 'membership',
  confirmWaitingPayment: 'membership',
  createTandemAccount: 'accounts',
  deleteComment: 'moderation',
  dismissReports: 'moderation',
  editComment: 'comments',
  endOtherSessions: 'sessions',
  endSession: 'sessions',
  generateVideoToken: 'downloads',
  internalUpsellOneclickMultisite: 'upsells',
  internalUpsellOneclickSinglesite: 'upsells',
  internalUpsellTrialUpgrade: 'upsells',
  internalUpsellTrialUpgradeWelcomePage: 'upsells',
  moderateWallPost: 'moderation',
  outgoingUpsellOneclick: 'upsells',
  outgoingUpsellOneclickTracking: 'upsellTracking',
  pinComment: 'moderation',
  prepareAuthenticator: 'passwords',
  rateVideo: 'ratings',
  reactivateCancelledRebill: 'membership',
  removeComment: 'moderation',
  removeFavorites: 'favorites',
  removeFromHistory: 'watching',
  removePasskey: 'passwords',
  renewRecoveryCodes: 'passwords',
  replyToComment: 'comments',
  reportComment: 'commentReports',
  resendEmailConfirmation: 'profile',
  restoreComment: 'moderation',
  returnWaitingPayment: 'membership',
  savePlaybackPosition: 'watching',
  setContinueWatching: 'watching',
  setDisplayName: 'profile',
  setEmailConsent: 'profile',
  setRelationship: 'profile',
  setWatchLater: 'watching',
  setWatchingSettings: 'watching',
  startCancellation: 'membership',
  startPasskey: 'passwords',
  startPurchase: 'membership',
  startSignup: 'signups',
  turnOffSecondStep: 'passwords',
  unlockChannelPack: 'unlocks',
  updateExpertReview: 'ratings',
  updateUserAutoplay: 'profile',
  voteComment: 'commentVotes',
  withdrawComment: 'comments',
} as const satisfies Readonly<Record<string, BudgetName>>;

type Resolver = GraphQLFieldResolver<unknown, RequestContext, Record<string, unknown>>;

/**
 * Guards every mutation with its budget. The schema is changed in place.
 * @throws Error for a mutation without a budget
 */
export function limitMutations(
  schema: GraphQLSchema,
  budgets: Readonly<Record<string, BudgetName>> = MUTATION_BUDGETS,
): GraphQLSchema {
  for (const field of Object.values(schema.getMutationType()?.getFields() ?? {})) {
    const budget = budgets[field.name];
    if (budget === undefined)
      throw new Error(`The mutation "${field.name}" has no budget in limits/guard-mutations.ts.`);
    const resolve = (field.resolve ?? defaultFieldResolver) as Resolver;
    const limited: Resolver = async (parent, args, context, info) => {
      const person = (await context.sessionOwner())?.userId ?? null;
      const wait = await spendBudget(context.services, budget, { person, address: context.clientAddress });
      if (wait !== null) throw rateLimited(wait);
      return resolve(parent, args, context, info);
    };
    field.resolve = limited as NonNullable<typeof field.resolve>;
  }
  return schema;
}
