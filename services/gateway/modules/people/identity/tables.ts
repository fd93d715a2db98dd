import type { ColumnType, Generated, JSONColumnType } from 'kysely';
import type {
  EmailChangeCodesTable,
  EmailChangesTable,
  ForeignEmail,
  FormerEmailsTable,
} from './email-change/tables.ts';
import type { MemberLocksTable } from './lock/tables.ts';
import type { MeasuringAnswersTable } from './measuring/tables.ts';
import type { PasskeysTable, PasskeyTicketsTable } from './passkeys/tables.ts';
import type { SpecialAttribute } from './special-attributes.ts';
import type { TandemInvitationsTable, TandemLinksTable } from './tandem/tables.ts';
import type { VisitsTable } from './visits/tables.ts';

/** Times are UTC. */
export interface UsersTable {
  /** UUID. */
  id: string;
  /** Trimmed and in lower case. */
  email: string;
  /** argon2id in its PHC form. */
  password_hash: string;
  /** Chosen once. */
  display_name: string | null;
  created_at: Date;
  /** Set: the account is banned and can't sign in. */
  disabled_at: Date | null;
  /**
   * Set while its address counts as that of somebody who took the account: it is disabled, and no member of staff
   * enables it alone. `locked`: for that reason only; `banned`: it was disabled before, and stays so once its owner has
   * it.
   */
  foreign_email: ColumnType<ForeignEmail | null, ForeignEmail | null | undefined, ForeignEmail | null>;
  /**
   * The time since which it is locked for that; null if an older gateway locked it, and for an account that is not
   * locked.
   */
  locked_at: ColumnType<Date | null, Date | null | undefined, Date | null>;
  /** A challenge is due at the next sign-in. */
  device_challenge_required: Generated<boolean>;
  /** The account has ever had a session; sessions are deleted some weeks after their end. */
  has_signed_in: Generated<boolean>;
  autoplay_enabled: Generated<boolean>;
  terms_accepted_at: Date | null;
  relationship_status: string | null;
  relationship_role: string | null;
  /** The drawn avatar, 1 to AVATARS; null for the initials of the name. */
  avatar: ColumnType<number | null, number | null | undefined, number | null>;
  /** When the person proved that the email is theirs; until then it gets transactional mail only. */
  email_confirmed_at: ColumnType<Date | null, Date | null | undefined, Date | null>;
  /**
   * SHA-256 of the secret of the browser whose order made the account, which may be signed in by its welcome pages
   * (decision 0114); null once somebody proved otherwise that the account is theirs.
   */
  welcome_browser_hash: ColumnType<string | null, string | null | undefined, string | null>;
  /**
   * Counts the times at which everybody was signed out of the account, or whatever signs in without its password ended.
   * What somebody proved before the last one signs nobody in (decision 1031).
   */
  sign_in_epoch: Generated<number>;
}

/** `admin`, `commenteditor`, `preview` and what else a person belongs to. */
export interface UserGroupsTable {
  user_id: string;
  group_id: string;
}

/** Special attributes; the value says more where there is more, as the performer of a model's account. */
export interface UserAttributesTable {
  user_id: string;
  attribute: SpecialAttribute;
  value: string | null;
}

/** Every answer to the question for email consent; the last one counts. */
export interface EmailConsentsTable {
  id: Generated<string>;
  user_id: string;
  site: string;
  is_given: boolean;
  /** The text that was agreed to, as it was shown. */
  shown_text: string | null;
  answered_at: Date;
}

/** The things that a person has seen and acknowledged. */
export interface ProfileStatesTable {
  user_id: string;
  gems_intro_at: Date | null;
  teaser_viewed_at: Date | null;
  texas_warning_at: Date | null;
  alabama_warning_at: Date | null;
  gems_acknowledged_at: Date | null;
  /** When a portal guest confirmed the WATCH SCENE text. */
  guest_scenes_at: ColumnType<Date | null, Date | null | undefined, Date | null>;
  /** The watching module uses this column. */
  hides_watched: Generated<boolean>;
  is_history_paused: Generated<boolean>;
}

/** A signed-in browser on one brand. The id itself is known to the browser only. */
export interface SessionsTable {
  /** SHA-256 of the opaque id, hex. */
  id_hash: string;
  user_id: string;
  tenant_id: string;
  created_at: Date;
  /** Written at most once a minute. */
  last_used_at: Date;
  expires_at: Date;
  revoked_at: Date | null;
  /** AES-256-GCM of the tokens (token-cipher.ts). */
  tokens: string;
  refreshed_at: Date;
  /** While later than now, one process is refreshing. */
  refresh_lease_until: Date | null;
  /** Session at the identity server that this one came from. */
  identity_session_uid: string;
  /** Network part of the client's address: /24 or /48. */
  client_network: string;
  /** Browser and system, such as `Firefox on Windows`. */
  user_agent: string;
  /** The country in which it was opened; null if the edge did not report it. */
  country: string | null;
  /** While pending, the session is nobody's. */
  challenge: 'pending' | 'approved' | null;
  /** Set while the session is locked; one that was not used for the time of its person's lock counts as locked, too. */
  locked_at: ColumnType<Date | null, Date | null | undefined, Date | null>;
  /** Wrong PINs since it was locked. */
  unlock_failures: Generated<number>;
}

/** One row per sign-in, successful or not, without the input. */
export interface SignInAttemptsTable {
  id: Generated<string>;
  /** Null for an account that does not exist. */
  user_id: string | null;
  tenant_id: string;
  outcome: 'signed-in' | 'wrong-credentials' | 'limited' | 'disabled' | 'second-step' | 'wrong-second-step';
  client_network: string;
  country: string | null;
  attempted_at: Date;
}

/**
 * The data of the identity server: its sessions, grants, codes and tokens, which its library writes. A row of the model
 * `SignIn` is ours: while it is there, what has its `session_uid` counts (sessions/sign-ins.ts).
 */
export interface OidcPayloadsTable {
  model: string;
  /** SHA-256 of the artifact's value, hex. */
  id_hash: string;
  payload: JSONColumnType<Record<string, unknown>>;
  /** The grant that it belongs to, or is. */
  grant_id: string | null;
  /** The identity server's session that it belongs to, or is. */
  session_uid: string | null;
  account_id: string | null;
  expires_at: Date | null;
  consumed_at: ColumnType<Date | null, null | undefined, Date | null>;
}

/** Ids that sign a person in once. */
export interface AutologinsTable {
  /** SHA-256 of the id, hex. */
  token_hash: string;
  user_id: string;
  /** The only place where it works: the tenant, and the SHA-256 of the browser's secret. */
  tenant_id: string;
  browser_hash: string;
  expires_at: Date;
  used_at: Date | null;
}

/** Links that choose a new password; a used one is gone. */
export interface PasswordResetsTable {
  /** SHA-256 of the token, hex. */
  token_hash: string;
  user_id: string;
  /** The brand from which it was requested. */
  tenant_id: string;
  expires_at: Date;
}

/** Questions by mail whether a sign-in was one's own; an answered one is gone. */
export interface DeviceChallengesTable {
  /** SHA-256 of the token, hex. */
  token_hash: string;
  session_hash: string;
  user_id: string;
  expires_at: Date;
}

/** Links that confirm an email; a used one is gone. */
export interface EmailConfirmationsTable {
  /** SHA-256 of the token, hex. */
  token_hash: string;
  user_id: string;
  /** The address that it was mailed to. */
  email: string;
  expires_at: Date;
}

/** Signed challenges and cookies that were used and must not be used again before they expire. */
export interface SpentTokensTable {
  /** SHA-256, hex. */
  token_hash: string;
  expires_at: Date;
}

/** The authenticator app of a person, which makes the codes of the second step. */
export interface AuthenticatorsTable {
  user_id: string;
  /** AES-256-GCM of the secret and the person (token-cipher.ts). */
  secret: string;
  created_at: Date;
  /** Null until a first code proved that the app has the secret. */
  confirmed_at: Date | null;
  /** The 30-second step of the last accepted code; none at or before it is accepted again. */
  last_step: ColumnType<number, number, number>;
}

/** Codes that replace the authenticator app, each once. */
export interface RecoveryCodesTable {
  user_id: string;
  /** HMAC-SHA256 of the person and the code, hex. */
  code_hash: string;
  used_at: Date | null;
}

/** Links that sign in; a used one is gone. */
export interface SignInLinksTable {
  /** SHA-256 of the token, hex. */
  token_hash: string;
  user_id: string;
  tenant_id: string;
  expires_at: Date;
  /** SHA-256 of the secret of the browser that asked, hex. */
  browser_hash: string | null;
  /** The keyed hash of the code that was mailed beside the link, hex. */
  code_hash: string | null;
  /** The page that the person wanted; null for the home page. */
  wanted_uri: string | null;
}

/** Links of mails about a new device; a used one is gone. */
export interface DeviceAlertsTable {
  /** SHA-256 of the token, hex. */
  token_hash: string;
  user_id: string;
  tenant_id: string;
  signed_in_at: Date;
  expires_at: Date;
}

/** Tables of the identity module. */
export interface IdentityTables {
  users: UsersTable;
  user_groups: UserGroupsTable;
  user_attributes: UserAttributesTable;
  email_consents: EmailConsentsTable;
  profile_states: ProfileStatesTable;
  sessions: SessionsTable;
  member_locks: MemberLocksTable;
  measuring_answers: MeasuringAnswersTable;
  sign_in_attempts: SignInAttemptsTable;
  oidc_payloads: OidcPayloadsTable;
  autologins: AutologinsTable;
  password_resets: PasswordResetsTable;
  device_challenges: DeviceChallengesTable;
  email_confirmations: EmailConfirmationsTable;
  email_changes: EmailChangesTable;
  email_change_codes: EmailChangeCodesTable;
  former_emails: FormerEmailsTable;
  tandem_links: TandemLinksTable;
  tandem_invitations: TandemInvitationsTable;
  passkeys: PasskeysTable;
  passkey_tickets: PasskeyTicketsTable;
  spent_tokens: SpentTokensTable;
  authenticators: AuthenticatorsTable;
  recovery_codes: RecoveryCodesTable;
  sign_in_links: SignInLinksTable;
  device_alerts: DeviceAlertsTable;
  visits: VisitsTable;
}
