const MINUTE = 60;
const QUARTER = 15 * MINUTE;
const HOUR = 60 * MINUTE;

/** How often something may happen in a window, which begins with the first time. */
export interface Allowance {
  readonly times: number;
  readonly seconds: number;
}

/**
 * Whose doing is counted: a network address (IPv6 by its /64), a signed-in person, the account that something is done
 * to, or a browser that signed in to the account before.
 */
export type CountedBy = 'address' | 'person' | 'account' | 'device';

export type Budget = { readonly [By in CountedBy]?: Allowance };

const per = (times: number, seconds: number): Allowance => ({ times, seconds });

/**
 * Every budget of the product. The gateway counts in the database that all gateways share; what a brand server takes by
 * itself is counted in its process. An address has a much larger budget than a person, because people share addresses.
 */
export const BUDGETS = {
  /** Every request to a gateway, pages of brand servers included: 400 a second, with room for bursts. */
  requests: { address: per(4_000, 10) },
  /** Failures of somebody who is signed in are counted by the person, in whichever of their sessions they happen. */
  signInFailures: {
    person: per(10, QUARTER),
    account: per(10, QUARTER),
    device: per(10, QUARTER),
    address: per(200, QUARTER),
  },
  /**
   * Passwords of the join form that are not those of the email's account, as failed sign-ins are limited. They are counted apart:
   * almost all are of new members, who are to sign in next.
   */
  joinPasswords: { account: per(10, QUARTER), address: per(200, QUARTER) },
  /** Wrong codes of an authenticator app: a million are possible, three count at a time. Sessions count as for passwords. */
  secondStepFailures: {
    person: per(5, QUARTER),
    account: per(5, QUARTER),
    device: per(5, QUARTER),
    address: per(100, QUARTER),
  },
  /** Wrong PINs of locked browsers, in all of a person's together; each browser has `LOCK.mostTries` for itself. */
  pinFailures: { person: per(10, HOUR) },
  /**
   * Passwords and mailed codes that are typed at the console. They are counted apart from those of members, whose form takes
   * any text for an email: no text that is typed there counts for a member of staff.
   */
  staffSignIns: { account: per(10, QUARTER), device: per(10, QUARTER), address: per(200, QUARTER) },
  staffCodes: { account: per(5, QUARTER), device: per(5, QUARTER), address: per(100, QUARTER) },
  /** Rows of the audit about refused passwords of a member of staff; further ones are logged. */
  staffRefusals: { account: per(1, HOUR) },
  /** Operations of the staff API by a member of staff, in the console and by tokens, however many a document has: twenty a second. */
  staffCalls: { person: per(1_200, MINUTE) },
  /** Calls of staff that change something. */
  staffWrites: { person: per(600, MINUTE) },
  /** Pictures, previews and parts of uploads that they call for: a page of a gallery shows a hundred. */
  staffFiles: { person: per(3_000, MINUTE) },
  /** Answers of passkeys on the sign-in form, and additions of one. */
  passkeys: { address: per(200, QUARTER) },
  signInLinks: { account: per(3, HOUR), device: per(3, HOUR), address: per(30, HOUR) },
  /** Wrong codes of such a mail, of which a million are possible; its link works on. Counted by the email, account or not. */
  signInCodes: { account: per(10, 24 * HOUR), device: per(5, QUARTER), address: per(100, QUARTER) },
  deviceAlerts: { account: per(5, HOUR) },
  signInStarts: { address: per(600, MINUTE) },
  challengeMails: { account: per(3, HOUR) },
  challengeAnswers: { address: per(60, QUARTER) },
  autologins: { address: per(120, QUARTER) },
  resetRequests: { account: per(3, HOUR), address: per(30, HOUR) },
  resetPasswords: { address: per(60, QUARTER) },
  /** Codes of gifts and vouchers, right and wrong ones: nobody guesses 140 bits, and nobody needs to be let try. */
  codes: { person: per(20, QUARTER), address: per(60, QUARTER) },
  /** Mails to an address with which somebody new uses a code, whether or not it has an account. */
  codeSignups: { account: per(3, HOUR) },
  /**
   * All other mails that somebody causes by a form to an address that need not be theirs. With `signInLinks` and `resetRequests` an
   * address gets ten in an hour; the owner's own links are not used up by the other forms.
   */
  formMails: { account: per(4, HOUR) },
  gifts: { person: per(20, QUARTER), address: per(60, QUARTER) },
  signups: { address: per(240, QUARTER) },
  /** Counted by the email of the order, whether or not it has an account. */
  signupsOfEmail: { account: per(10, HOUR) },
  /** Mails to the owner of an account whose email is used to join. */
  signupMails: { account: per(1, HOUR) },
  /** Links that the page of an order which costs nothing has mailed again, or to another address. Counted by the order. */
  signupLinks: { account: per(6, 24 * HOUR) },
  confirmationMails: { account: per(3, HOUR) },
  /** Mails to the second person of a membership, whether or not the address has an account. */
  tandemInvitations: { account: per(3, HOUR) },
  /** Requests to change an email, each of which mails two addresses. */
  emailChanges: { account: per(3, HOUR) },
  /** Mailed codes that stand in place of the password when an email is changed. */
  emailChangeCodes: { account: per(3, HOUR) },
  /** Wrong ones of them. */
  emailChangeGuesses: { account: per(10, 24 * HOUR), person: per(5, QUARTER), address: per(100, QUARTER) },
  /** Answers to mailed links that confirm an email or a payment. */
  confirmations: { address: per(60, QUARTER) },
  /** Mail programs post for many people from one address. */
  unsubscribes: { account: per(30, HOUR), address: per(6_000, HOUR) },
  upsells: { person: per(30, MINUTE), address: per(120, MINUTE) },
  upsellTracking: { person: per(30, MINUTE), address: per(120, MINUTE) },
  membership: { person: per(30, MINUTE), address: per(300, MINUTE) },
  unlocks: { person: per(60, MINUTE), address: per(600, MINUTE) },
  downloads: { person: per(60, MINUTE), address: per(600, MINUTE) },
  comments: { person: per(15, MINUTE), address: per(120, MINUTE) },
  commentVotes: { person: per(60, MINUTE), address: per(600, MINUTE) },
  commentReports: { person: per(20, 10 * MINUTE), address: per(200, 10 * MINUTE) },
  wallReports: { person: per(20, 10 * MINUTE), address: per(200, 10 * MINUTE) },
  moderation: { person: per(300, MINUTE), address: per(1_200, MINUTE) },
  ratings: { person: per(60, MINUTE), address: per(600, MINUTE) },
  favorites: { person: per(120, MINUTE), address: per(1_200, MINUTE) },
  notices: { person: per(120, MINUTE), address: per(1_200, MINUTE) },
  savedSearches: { person: per(120, MINUTE), address: per(1_200, MINUTE) },
  playlists: { person: per(120, MINUTE), address: per(1_200, MINUTE) },
  watching: { person: per(240, MINUTE), address: per(2_400, MINUTE) },
  profile: { person: per(60, MINUTE), address: per(600, MINUTE) },
  passwords: { person: per(30, QUARTER), address: per(100, QUARTER) },
  sessions: { person: per(60, MINUTE), address: per(600, MINUTE) },
  accounts: { person: per(10, HOUR), address: per(100, HOUR) },
  reels: { person: per(240, MINUTE), address: per(2_400, MINUTE) },
  recommendations: { person: per(240, MINUTE), address: per(2_400, MINUTE) },
  /** Counted by events, of which one call brings up to fifty. */
  measurements: { address: per(600, 5 * MINUTE) },
  castingForms: { address: per(5, HOUR) },
  supportForms: { address: per(5, HOUR) },
  removalForms: { address: per(5, HOUR) },
  /** Public forms that were sent with errors, of all kinds together: they count as none of the others. */
  refusedForms: { address: per(100, HOUR) },
  errorReports: { address: per(30, MINUTE) },
  browserSpans: { address: per(300, MINUTE) },
  consentChoices: { address: per(60, MINUTE) },
  healthWarnings: { address: per(60, MINUTE) },
} as const satisfies Readonly<Record<string, Budget>>;

export type BudgetName = keyof typeof BUDGETS;

/** A budget as people write it: `address 5 in 60 min, account 3 in 60 min`. */
export function describeBudget(name: BudgetName): string {
  const allowances = Object.entries(BUDGETS[name]) as [CountedBy, Allowance][];
  const inTime = (seconds: number) => (seconds % MINUTE === 0 ? `${seconds / MINUTE} min` : `${seconds} s`);
  return allowances.map(([by, { times, seconds }]) => `${by} ${times} in ${inTime(seconds)}`).join(', ');
}
