/**
 * People, their accounts, sessions and the identity server's pages. Nobody else queries an account: others find, lock,
 * create and delete one by these functions, or join `accountRows` in a statement of their own.
 */
export {
  type Account,
  accountRows,
  createBuyersAccount,
  deleteAccount,
  findAccount,
  findAccountById,
  findPublicPeople,
  groupsOf,
  hasConfirmedGuestScenes,
  keepAccounts,
  lockAccount,
  TANDEM_LINKS,
} from './accounts.ts';
export { accountOfPassword } from './sign-in/account-of-password.ts';
export { issueAutologin } from './autologin/autologin.ts';
export { brandHandler, isFromMembersHost } from './brand/brand-handler.ts';
export { refusesNews } from './consent/consent.ts';
export { demonstrationId, findNamedPeople, nameModels } from './demonstration/demonstration-id.ts';
export { newEmailOf, openChangeBySupport } from './email-change/change-by-support.ts';
export { findFormerEmails } from './email-change/former-emails.ts';
export { admitConfirmation } from './email-confirmation/admit-confirmation.ts';
export { mailConfirmation } from './email-confirmation/mail-confirmation.ts';
export { isBrowserLocked } from './lock/is-browser-locked.ts';
export { chosenPasswordProblem } from './passwords/guessable-passwords.ts';
export { forgottenPath, resetPath } from './passwords/reset-addresses.ts';
export { takeAccount, unusablePasswordHash } from './passwords/take-account.ts';
export { confirmedEmailOf } from './profile/email-of.ts';
export { loadPerson, personRecord, type PersonRecord } from './profile/profile-repository.ts';
export { stateOf } from './profile/profile-state.ts';
export { releaseReservedNames } from './profile/release-reserved-names.ts';
export {
  DEFAULT_SETTINGS,
  hasPausedHistory,
  loadWatchingSettings,
  saveWatchingSettings,
  type WatchingSettings,
  watchingSettingsOf,
} from './profile/watching-settings.ts';
export { awayPage, type Retry } from './provider/away-page.ts';
export { brandOf, formField, queryToken, registerBrandForms, sendHtml } from './provider/brand-forms.ts';
export { messagePage } from './provider/message-page.ts';
export { noticeFor } from './provider/sign-in-page.ts';
export { codeFormPage } from './second-step/second-step-page.ts';
export { confirmIdentity, refusalOfCode } from './security/confirm-identity.ts';
export { hashPassword } from '../../../passwords/password-hash.ts';
export { markEmailConfirmed } from './email-confirmation/confirm-email.ts';
export { holdSession, holdSessionOfCall } from './sessions/hold-session.ts';
export { endAllSessions, sessionsInForce } from './sessions/sessions.ts';
export {
  type AccountOfMember,
  disableAccount,
  disabledAccounts,
  enableAccount,
  loadAccountOfMember,
  sessionsOfMember,
} from './support/account-of-member.ts';
export { type FoundAccount, findAccountsByIds, searchAccounts } from './support/search-accounts.ts';
export type { IdentityTables } from './tables.ts';
export { endOfLastVisit, loadEndOfLastVisit } from './visits/visits.ts';
