import { Ability } from '@casl/ability';

/** The rights of staff, by subject. A right that is missing here does not exist. */
export const STAFF_RIGHTS = {
  /** Films, performers, categories and the like; `publish` is showing them to people and hiding them again. */
  content: ['read', 'write', 'publish'],
  /** Uploads and what is made of them. */
  media: ['write'],
  /**
   * Members, one at a time: `read` is finding and looking at them, `write` what concerns an account or a membership,
   * `gems` and `refund` what is worth money, `approve` the second person of refunds above the limit and deletions.
   */
  members: ['read', 'write', 'gems', 'refund', 'approve'],
  /**
   * Comments and posts: `read` shows the queue with the history of an author, `decide` retains, removes and bans,
   * `words` changes the words that no comment may contain.
   */
  moderation: ['read', 'decide', 'words'],
  /** Public forms, one right for each form: it opens the requests with their files, answers and closes them. */
  requests: ['support', 'casting', 'removal'],
  /** Proofs of performers' ages (18 U.S.C. § 2257): `read` is looking at them, `write` recording and verifying them. */
  records: ['read', 'write'],
  /** Members of staff and their tokens. */
  staff: ['manage'],
  /** Addresses of integrators, and what is sent to them. */
  webhooks: ['manage'],
  /**
   * Sales and billers' reports: `read` shows their inbox, the reconciliation and the monthly report, `replay` repeats
   * an event or a command.
   */
  billing: ['read', 'replay'],
  /**
   * Plans, offers, flags and experiments as they are, and what a member would be offered; `write` is making codes that are worth
   * something, seeing and ending them, switching flags, and running experiments.
   */
  shop: ['read', 'write'],
  /**
   * Items with a price, a percentage or gems: `approve` lets the second person decide whether people see what another
   * member of staff prepared.
   */
  prices: ['approve'],
  /** Mails that wait or were given up: `read` is seeing them with their addresses, `resend` trying one again. */
  mails: ['read', 'resend'],
  /** Jobs, releases, reported errors and figures over time; `act` is running a job and settling a report. */
  operations: ['read', 'act'],
  /** The audit of what staff did. */
  audit: ['read'],
} as const;

export type StaffSubject = keyof typeof STAFF_RIGHTS;

/** A right as a token names it: `content:write`. */
export type StaffScope = {
  [Subject in StaffSubject]: `${Subject}:${(typeof STAFF_RIGHTS)[Subject][number]}`;
}[StaffSubject];

/** Every scope that a token may have. */
export const STAFF_SCOPES: readonly StaffScope[] = Object.entries(STAFF_RIGHTS).flatMap(([subject, actions]) =>
  actions.map((action) => `${subject}:${action}` as StaffScope),
);

export const STAFF_ROLES = ['editor', 'moderator', 'support', 'finance', 'admin'] as const;
export type StaffRole = (typeof STAFF_ROLES)[number];

const RIGHTS_OF_ROLE: Readonly<Record<StaffRole, readonly StaffScope[]>> = {
  editor: ['content:read', 'content:write', 'content:publish', 'media:write', 'requests:casting', 'shop:read'],
  moderator: ['content:read', 'moderation:read', 'moderation:decide', 'moderation:words', 'requests:removal'],
  support: [
    'content:read',
    'members:read',
    'members:write',
    'members:gems',
    'members:refund',
    'moderation:read',
    'requests:support',
    'requests:removal',
    'shop:read',
    'mails:read',
    'mails:resend',
  ],
  finance: [
    'content:read',
    'members:read',
    'members:refund',
    'members:approve',
    'billing:read',
    'billing:replay',
    'shop:read',
    'shop:write',
    'prices:approve',
  ],
  admin: STAFF_SCOPES,
};

/** A member of staff as the rules see them; `scopes` are those of the token that they use. */
export interface StaffActor {
  readonly role: StaffRole;
  readonly scopes: readonly StaffScope[];
}

/** Answers `can(action, subject)`. */
export type StaffAbility = Ability<[string, StaffSubject]>;

/**
 * Defines everything that a member of staff may do with a token: what both the role and the token's scopes allow. An
 * unknown role has no right.
 */
export function defineStaffAbility({ role, scopes }: StaffActor): StaffAbility {
  const ofRole = Object.hasOwn(RIGHTS_OF_ROLE, role) ? RIGHTS_OF_ROLE[role] : [];
  const rules = scopes
    .filter((scope) => ofRole.includes(scope))
    .map((scope) => {
      const [subject, action] = scope.split(':') as [StaffSubject, string];
      return { action, subject };
    });
  return new Ability<[string, StaffSubject]>(rules);
}

/** Returns whether a member of staff has the right that a scope names. */
export function hasStaffScope(actor: StaffActor, scope: StaffScope): boolean {
  const [subject, action] = scope.split(':') as [StaffSubject, string];
  return defineStaffAbility(actor).can(action, subject);
}

/** The scopes that a role can have at most. */
export function scopesOfRole(role: StaffRole): readonly StaffScope[] {
  return RIGHTS_OF_ROLE[role];
}

/** Returns whether there is such a scope, for names that people type. */
export function isStaffScope(text: string): text is StaffScope {
  return (STAFF_SCOPES as readonly string[]).includes(text);
}

/** Returns whether there is such a role, for names that people type. */
export function isStaffRole(text: string): text is StaffRole {
  return (STAFF_ROLES as readonly string[]).includes(text);
}
