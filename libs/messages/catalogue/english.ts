import type { Translation } from './translation.ts';
import * as account from '../account.ts';
import * as accountPrivacy from '../account-privacy.ts';
import * as angels from '../angels.ts';
import * as appearance from '../appearance.ts';
import * as awards from '../awards.ts';
import * as billing from '../billing.ts';
import * as brands from '../brands.ts';
import * as buying from '../buying.ts';
import * as cancelling from '../cancelling.ts';
import * as cards from '../cards.ts';
import * as categories from '../categories.ts';
import * as channels from '../channels.ts';
import * as codeSignup from '../code-signup.ts';
import * as commentAppeals from '../comment-appeals.ts';
import * as comments from '../comments.ts';
import * as deals from '../deals.ts';
import * as declines from '../declines.ts';
import * as downloadModal from '../download-modal.ts';
import * as downloads from '../downloads.ts';
import * as emailChange from '../email-change.ts';
import * as errorReport from '../error-report.ts';
import * as errors from '../errors.ts';
import * as facets from '../facets.ts';
import * as favorites from '../favorites.ts';
import * as filmNotices from '../film-notices.ts';
import * as freeOrderMails from '../free-order-mails.ts';
import * as giftMails from '../gift-mails.ts';
import * as gifts from '../gifts.ts';
import * as healthWarnings from '../health-warnings.ts';
import * as home from '../home.ts';
import * as identity from '../identity.ts';
import * as join from '../join.ts';
import * as joinGuide from '../join-guide.ts';
import * as layout from '../layout.ts';
import * as legal from '../legal.ts';
import * as library from '../library.ts';
import * as lock from '../lock.ts';
import * as mails from '../mails.ts';
import * as measuring from '../measuring.ts';
import * as membership from '../membership.ts';
import * as membershipPages from '../membership-pages.ts';
import * as membershipMails from '../membership-mails.ts';
import * as moderation from '../moderation.ts';
import * as moderationMails from '../moderation-mails.ts';
import * as movingPictures from '../moving-pictures.ts';
import * as navigation from '../navigation.ts';
import * as notices from '../notices.ts';
import * as obligations from '../obligations.ts';
import * as ownMemberships from '../own-memberships.ts';
import * as passwordField from '../password-field.ts';
import * as paymentCheck from '../payment-check.ts';
import * as paymentRecovery from '../payment-recovery.ts';
import * as performers from '../performers.ts';
import * as pictureSets from '../picture-sets.ts';
import * as planChangeMails from '../plan-change-mails.ts';
import * as player from '../player.ts';
import * as playerKeys from '../player-keys.ts';
import * as playlists from '../playlists.ts';
import * as profile from '../profile.ts';
import * as pushNotices from '../push-notices.ts';
import * as ratings from '../ratings.ts';
import * as receipts from '../receipts.ts';
import * as recommendations from '../recommendations.ts';
import * as recoveryMails from '../recovery-mails.ts';
import * as reels from '../reels.ts';
import * as relatedFilms from '../related-films.ts';
import * as relationship from '../relationship.ts';
import * as requestMails from '../request-mails.ts';
import * as reportDialog from '../report-dialog.ts';
import * as requests from '../requests.ts';
import * as savedSearches from '../saved-searches.ts';
import * as search from '../search.ts';
import * as secondAccount from '../second-account.ts';
import * as security from '../security.ts';
import * as securityMails from '../security-mails.ts';
import * as serverPages from '../server-pages.ts';
import * as showcases from '../showcases.ts';
import * as shownPrice from '../shown-price.ts';
import * as signInMethods from '../sign-in-methods.ts';
import * as support from '../support.ts';
import * as supportMails from '../support-mails.ts';
import * as topRated from '../top-rated.ts';
import * as unlocks from '../unlocks.ts';
import * as upgradeOverlay from '../upgrade-overlay.ts';
import * as videos from '../videos.ts';
import * as vip from '../vip.ts';
import * as vouchers from '../vouchers.ts';
import * as wall from '../wall.ts';
import * as watch from '../watch.ts';
import * as watching from '../watching.ts';
import * as welcome from '../welcome.ts';

/** Every namespace that people read in their language, by its file. */
export const english = {
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
} as const;

/** The catalogue's texts in another language. */
export type Catalogue = Translation<typeof english>;
