/** The lock that a person has set, for their browsers on every brand. */
export interface MemberLocksTable {
  user_id: string;
  /** argon2id in its PHC form; null for a lock that opens by a passkey or a sign-in alone. */
  pin_hash: string | null;
  /** The session locks automatically after so many minutes without use; null for never. */
  idle_minutes: number | null;
  set_at: Date;
}
