/** The parts of identity that tests of other modules and of the gateway use. */
export { demonstrationId } from '../demonstration/demonstration-id.ts';
export { DEMONSTRATION_PEOPLE, emailOf } from '../demonstration/people.ts';
export { mailReset, resetPassword } from '../passwords/reset-password.ts';
export { chooseDisplayName } from '../profile/display-name.ts';
export { createSession, hashSessionId, resolveSession } from '../sessions/sessions.ts';
export { signIn } from '../sign-in/sign-in.ts';
export { openBrowser, type TestBrowser } from './browser.ts';
export { demonstrationCaller } from './demonstration-session.ts';
export { inOrder, inOrderBehind, untilDoneOrWaiting, untilWaiting, whileWaiting } from './in-order.ts';
export { linkTo, pressLink } from './mailed-links.ts';
export { memberSession } from './member-session.ts';
export { addPerson } from './people.ts';
export { followSecondAccountLink } from './second-account.ts';
export { switchSecondStepOn } from './second-step.ts';
export { openTakenAccount, OWNERS_EMAIL, STOLEN_PASSWORD, type TakenAccount, THIEFS_EMAIL } from './taken-account.ts';
