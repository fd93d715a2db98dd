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
  addToPlaylist: 'playlists',
  changeEmail: 'passwords',
  changePassword: 'passwords',
  checkCode: 'codes',
  clearHistory: 'watching',
  confirmAuthenticator: 'passwords',
  confirmCancellation: 'membership',
  confirmWaitingPayment: 'membership',
  createPlaylist: 'playlists',
  createTandemAccount: 'accounts',
  deleteComment: 'moderation',
  deletePlaylist: 'playlists',
  deleteSavedSearch: 'savedSearches',
  dismissReports: 'moderation',
  editComment: 'comments',
  editPlaylist: 'playlists',
  endOtherSessions: 'sessions',
  endSession: 'sessions',
  generateVideoToken: 'downloads',
  giveCancellationReason: 'membership',
  lockSession: 'sessions',
  internalUpsellOneclickMultisite: 'upsells',
  internalUpsellOneclickSinglesite: 'upsells',
  internalUpsellTrialUpgrade: 'upsells',
  internalUpsellTrialUpgradeWelcomePage: 'upsells',
  mailChangeCode: 'passwords',
  mailSignupLink: 'signups',
  markAllNoticesRead: 'notices',
  payAgain: 'signups',
  setMemberLock: 'passwords',
  unlockSession: 'passwords',
  startPush: 'notices',
  endPush: 'notices',
  setNoticeMail: 'notices',
  markNotices: 'notices',
  moderateWallPost: 'moderation',
  moveInPlaylist: 'playlists',
  outgoingUpsellOneclick: 'upsells',
  outgoingUpsellOneclickTracking: 'upsellTracking',
  pauseMembership: 'membership',
  pinComment: 'moderation',
  prepareAuthenticator: 'passwords',
  quoteVoucher: 'codes',
  rateVideo: 'ratings',
  reactivateCancelledRebill: 'membership',
  redeemCode: 'codes',
  redeemWithSignup: 'codes',
  removeComment: 'moderation',
  removeMemberLock: 'passwords',
  removeFavorites: 'favorites',
  removeFromHistory: 'watching',
  removeHistoryOfDay: 'watching',
  restoreHistory: 'watching',
  removeFromPlaylist: 'playlists',
  renameSavedSearch: 'savedSearches',
  removePasskey: 'passwords',
  renewRecoveryCodes: 'passwords',
  replyToComment: 'comments',
  reportComment: 'commentReports',
  reportWallPost: 'wallReports',
  resendEmailConfirmation: 'profile',
  restoreComment: 'moderation',
  restorePlaylist: 'playlists',
  restoreSavedSearch: 'savedSearches',
  resumeMembership: 'membership',
  returnWaitingPayment: 'membership',
  revokePlaylistLink: 'playlists',
  saveSearch: 'savedSearches',
  setSavedSearchNotices: 'savedSearches',
  savePlaybackPosition: 'watching',
  schedulePlanChange: 'membership',
  setContinueWatching: 'watching',
  setAvatar: 'profile',
  setDiscreetMails: 'profile',
  setLanguage: 'profile',
  setMeasuring: 'profile',
  setDisplayName: 'profile',
  setEmailConsent: 'profile',
  setRelationship: 'profile',
  setWatchLater: 'watching',
  setWatchingSettings: 'watching',
  sharePlaylist: 'playlists',
  startCancellation: 'membership',
  startGift: 'gifts',
  startPasskey: 'passwords',
  startPurchase: 'membership',
  tryPaymentElsewhere: 'signups',
  startSignup: 'signups',
  turnOffSecondStep: 'passwords',
  unlockChannelPack: 'unlocks',
  updateExpertReview: 'ratings',
  updateUserAutoplay: 'profile',
  voteComment: 'commentVotes',
  withdrawComment: 'comments',
  withdrawPlannedChange: 'membership',
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
      const person = (await context.sessionHolder())?.userId ?? null;
      const wait = await spendBudget(context.services, budget, { person, address: context.clientAddress });
      if (wait !== null) throw rateLimited(wait);
      return resolve(parent, args, context, info);
    };
    field.resolve = limited as NonNullable<typeof field.resolve>;
  }
  return schema;
}
