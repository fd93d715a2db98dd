import type { Catalogue } from './english.ts';
import * as account from '../es/account.ts';
import * as accountPrivacy from '../es/account-privacy.ts';
import * as angels from '../es/angels.ts';
import * as appearance from '../es/appearance.ts';
import * as awards from '../es/awards.ts';
import * as billing from '../es/billing.ts';
import * as brands from '../es/brands.ts';
import * as buying from '../es/buying.ts';
import * as cancelling from '../es/cancelling.ts';
import * as cards from '../es/cards.ts';
import * as categories from '../es/categories.ts';
import * as channels from '../es/channels.ts';
import * as codeSignup from '../es/code-signup.ts';
import * as commentAppeals from '../es/comment-appeals.ts';
import * as comments from '../es/comments.ts';
import * as deals from '../es/deals.ts';
import * as declines from '../es/declines.ts';
import * as downloadModal from '../es/download-modal.ts';
import * as downloads from '../es/downloads.ts';
import * as emailChange from '../es/email-change.ts';
import * as errorReport from '../es/error-report.ts';
import * as errors from '../es/errors.ts';
import * as facets from '../es/facets.ts';
import * as favorites from '../es/favorites.ts';
import * as filmNotices from '../es/film-notices.ts';
import * as freeOrderMails from '../es/free-order-mails.ts';
import * as giftMails from '../es/gift-mails.ts';
import * as gifts from '../es/gifts.ts';
import * as healthWarnings from '../es/health-warnings.ts';
import * as home from '../es/home.ts';
import * as identity from '../es/identity.ts';
import * as join from '../es/join.ts';
import * as joinGuide from '../es/join-guide.ts';
import * as layout from '../es/layout.ts';
import * as legal from '../es/legal.ts';
import * as library from '../es/library.ts';
import * as lock from '../es/lock.ts';
import * as mails from '../es/mails.ts';
import * as measuring from '../es/measuring.ts';
import * as membership from '../es/membership.ts';
import * as membershipPages from '../es/membership-pages.ts';
import * as membershipMails from '../es/membership-mails.ts';
import * as moderation from '../es/moderation.ts';
import * as moderationMails from '../es/moderation-mails.ts';
import * as movingPictures from '../es/moving-pictures.ts';
import * as navigation from '../es/navigation.ts';
import * as notices from '../es/notices.ts';
import * as obligations from '../es/obligations.ts';
import * as ownMemberships from '../es/own-memberships.ts';
import * as passwordField from '../es/password-field.ts';
import * as paymentCheck from '../es/payment-check.ts';
import * as paymentRecovery from '../es/payment-recovery.ts';
import * as performers from '../es/performers.ts';
import * as pictureSets from '../es/picture-sets.ts';
import * as planChangeMails from '../es/plan-change-mails.ts';
import * as player from '../es/player.ts';
import * as playerKeys from '../es/player-keys.ts';
import * as playlists from '../es/playlists.ts';
import * as profile from '../es/profile.ts';
import * as pushNotices from '../es/push-notices.ts';
import * as ratings from '../es/ratings.ts';
import * as receipts from '../es/receipts.ts';
import * as recommendations from '../es/recommendations.ts';
import * as recoveryMails from '../es/recovery-mails.ts';
import * as reels from '../es/reels.ts';
import * as relatedFilms from '../es/related-films.ts';
import * as relationship from '../es/relationship.ts';
import * as requestMails from '../es/request-mails.ts';
import * as reportDialog from '../es/report-dialog.ts';
import * as requests from '../es/requests.ts';
import * as savedSearches from '../es/saved-searches.ts';
import * as search from '../es/search.ts';
import * as secondAccount from '../es/second-account.ts';
import * as security from '../es/security.ts';
import * as securityMails from '../es/security-mails.ts';
import * as serverPages from '../es/server-pages.ts';
import * as showcases from '../es/showcases.ts';
import * as shownPrice from '../es/shown-price.ts';
import * as signInMethods from '../es/sign-in-methods.ts';
import * as support from '../es/support.ts';
import * as supportMails from '../es/support-mails.ts';
import * as topRated from '../es/top-rated.ts';
import * as unlocks from '../es/unlocks.ts';
import * as upgradeOverlay from '../es/upgrade-overlay.ts';
import * as videos from '../es/videos.ts';
import * as vip from '../es/vip.ts';
import * as vouchers from '../es/vouchers.ts';
import * as wall from '../es/wall.ts';
import * as watch from '../es/watch.ts';
import * as watching from '../es/watching.ts';
import * as welcome from '../es/welcome.ts';

/** The catalogue in Spanish. */
export const spanish: Catalogue = {
  account,
  accountPrivacy,
  angels,
  appearance,
  awards,
  billing,
  brands,
  buying,
  cancelling,
  cards,
  categories,
  channels,
  codeSignup,
  commentAppeals,
  comments,
  deals,
  declines,
  downloadModal,
  downloads,
  emailChange,
  errorReport,
  errors,
  facets,
  favorites,
  filmNotices,
  freeOrderMails,
  giftMails,
  gifts,
  healthWarnings,
  home,
  identity,
  join,
  joinGuide,
  layout,
  legal,
  library,
  lock,
  mails,
  measuring,
  membership,
  membershipPages,
  membershipMails,
  moderation,
  moderationMails,
  movingPictures,
  navigation,
  notices,
  obligations,
  ownMemberships,
  passwordField,
  paymentCheck,
  paymentRecovery,
  performers,
  pictureSets,
  planChangeMails,
  player,
  playerKeys,
  playlists,
  profile,
  pushNotices,
  ratings,
  receipts,
  recommendations,
  recoveryMails,
  reels,
  relatedFilms,
  relationship,
  requestMails,
  reportDialog,
  requests,
  savedSearches,
  search,
  secondAccount,
  security,
  securityMails,
  serverPages,
  showcases,
  shownPrice,
  signInMethods,
  support,
  supportMails,
  topRated,
  unlocks,
  upgradeOverlay,
  videos,
  vip,
  vouchers,
  wall,
  watch,
  watching,
  welcome,
};
