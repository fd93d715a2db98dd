import type { Catalogue } from './english.ts';
import * as account from '../de/account.ts';
import * as accountPrivacy from '../de/account-privacy.ts';
import * as angels from '../de/angels.ts';
import * as appearance from '../de/appearance.ts';
import * as awards from '../de/awards.ts';
import * as billing from '../de/billing.ts';
import * as brands from '../de/brands.ts';
import * as buying from '../de/buying.ts';
import * as cancelling from '../de/cancelling.ts';
import * as cards from '../de/cards.ts';
import * as categories from '../de/categories.ts';
import * as channels from '../de/channels.ts';
import * as codeSignup from '../de/code-signup.ts';
import * as commentAppeals from '../de/comment-appeals.ts';
import * as comments from '../de/comments.ts';
import * as deals from '../de/deals.ts';
import * as declines from '../de/declines.ts';
import * as downloadModal from '../de/download-modal.ts';
import * as downloads from '../de/downloads.ts';
import * as emailChange from '../de/email-change.ts';
import * as errorReport from '../de/error-report.ts';
import * as errors from '../de/errors.ts';
import * as facets from '../de/facets.ts';
import * as favorites from '../de/favorites.ts';
import * as filmNotices from '../de/film-notices.ts';
import * as freeOrderMails from '../de/free-order-mails.ts';
import * as giftMails from '../de/gift-mails.ts';
import * as gifts from '../de/gifts.ts';
import * as healthWarnings from '../de/health-warnings.ts';
import * as home from '../de/home.ts';
import * as identity from '../de/identity.ts';
import * as join from '../de/join.ts';
import * as joinGuide from '../de/join-guide.ts';
import * as layout from '../de/layout.ts';
import * as legal from '../de/legal.ts';
import * as library from '../de/library.ts';
import * as lock from '../de/lock.ts';
import * as mails from '../de/mails.ts';
import * as measuring from '../de/measuring.ts';
import * as membership from '../de/membership.ts';
import * as membershipPages from '../de/membership-pages.ts';
import * as membershipMails from '../de/membership-mails.ts';
import * as moderation from '../de/moderation.ts';
import * as moderationMails from '../de/moderation-mails.ts';
import * as movingPictures from '../de/moving-pictures.ts';
import * as navigation from '../de/navigation.ts';
import * as notices from '../de/notices.ts';
import * as obligations from '../de/obligations.ts';
import * as ownMemberships from '../de/own-memberships.ts';
import * as passwordField from '../de/password-field.ts';
import * as paymentCheck from '../de/payment-check.ts';
import * as paymentRecovery from '../de/payment-recovery.ts';
import * as performers from '../de/performers.ts';
import * as pictureSets from '../de/picture-sets.ts';
import * as planChangeMails from '../de/plan-change-mails.ts';
import * as player from '../de/player.ts';
import * as playerKeys from '../de/player-keys.ts';
import * as playlists from '../de/playlists.ts';
import * as profile from '../de/profile.ts';
import * as pushNotices from '../de/push-notices.ts';
import * as ratings from '../de/ratings.ts';
import * as receipts from '../de/receipts.ts';
import * as recommendations from '../de/recommendations.ts';
import * as recoveryMails from '../de/recovery-mails.ts';
import * as reels from '../de/reels.ts';
import * as relatedFilms from '../de/related-films.ts';
import * as relationship from '../de/relationship.ts';
import * as requestMails from '../de/request-mails.ts';
import * as reportDialog from '../de/report-dialog.ts';
import * as requests from '../de/requests.ts';
import * as savedSearches from '../de/saved-searches.ts';
import * as search from '../de/search.ts';
import * as secondAccount from '../de/second-account.ts';
import * as security from '../de/security.ts';
import * as securityMails from '../de/security-mails.ts';
import * as serverPages from '../de/server-pages.ts';
import * as showcases from '../de/showcases.ts';
import * as shownPrice from '../de/shown-price.ts';
import * as signInMethods from '../de/sign-in-methods.ts';
import * as support from '../de/support.ts';
import * as supportMails from '../de/support-mails.ts';
import * as topRated from '../de/top-rated.ts';
import * as unlocks from '../de/unlocks.ts';
import * as upgradeOverlay from '../de/upgrade-overlay.ts';
import * as videos from '../de/videos.ts';
import * as vip from '../de/vip.ts';
import * as vouchers from '../de/vouchers.ts';
import * as wall from '../de/wall.ts';
import * as watch from '../de/watch.ts';
import * as watching from '../de/watching.ts';
import * as welcome from '../de/welcome.ts';

/** The catalogue in German. */
export const german: Catalogue = {
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
