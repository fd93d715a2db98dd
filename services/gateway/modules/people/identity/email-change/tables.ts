/**
 * The owner of the old address of a change: the member, who confirmed it once; perhaps a stranger, if nobody did; or a
 * person who took the account, as support found.
 */
export type OldEmailIs = 'proven' | 'unproven' | 'foreign';

/**
 * The way in which an account is locked whose address is that of a person who took it: for that alone, or it was
 * disabled before.
 */
export type ForeignEmail = 'locked' | 'banned';

/** A change of email that was requested; the links of both addresses are stored hashed (SHA-256, hex). */
export interface EmailChangesTable {
  confirm_hash: string;
  refuse_hash: string;
  user_id: string;
  tenant_id: string;
  /** Hash of the id of the session that requested it; empty where support did. */
  session_id: string;
  old_email: string;
  /** The owner of the address when the change was requested. Null where an older gateway stored it. */
  old_email_is: OldEmailIs | null;
  new_email: string;
  requested_at: Date;
  confirmed_at: Date | null;
  expires_at: Date;
}

/** An address that an account had, which its owner had proved. It goes with the account. */
export interface FormerEmailsTable {
  user_id: string;
  email: string;
  left_at: Date;
}

/** Mailed codes that stand in place of the password when an email is changed; a used one is gone. */
export interface EmailChangeCodesTable {
  /** HMAC-SHA256 of the person, the session that asked, the address and the code, hex. */
  code_hash: string;
  user_id: string;
  expires_at: Date;
}
