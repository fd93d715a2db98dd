/** A child account watches by its parent's subscriptions. */
export interface TandemLinksTable {
  child_user_id: string;
  parent_user_id: string;
  created_at: Date;
}

/** A second account of a membership that waits for the owner of its address. */
export interface TandemInvitationsTable {
  /** SHA-256 of the token, hex. */
  token_hash: string;
  parent_user_id: string;
  /** The brand that mailed the link. */
  tenant_id: string;
  email: string;
  /** argon2id in its PHC form. */
  password_hash: string;
  invited_at: Date;
  expires_at: Date;
}
