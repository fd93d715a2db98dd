import type { ColumnType, JSONColumnType } from 'kysely';

/** A passkey: the public half of a key pair that never leaves its authenticator. */
export interface PasskeysTable {
  id: string;
  user_id: string;
  /** The credential's id as the authenticator names it, base64url. */
  credential_id: string;
  /** COSE, base64url. */
  public_key: string;
  /** Signatures so far, as the authenticator counts them; many count none and always say 0. */
  counter: ColumnType<number, number, number>;
  transports: JSONColumnType<readonly string[]>;
  /** The name that its owner chose. */
  name: string;
  /** The authenticator shares it between devices. */
  is_synced: boolean;
  created_at: Date;
  last_used_at: Date | null;
  /** Set when its counter went back, as a copied key's does: it signs nobody in any more. */
  disabled_at: Date | null;
}

/** The permission to add one passkey on the identity server's host, given on a brand's account page. */
export interface PasskeyTicketsTable {
  /** SHA-256 of the ticket, hex. */
  ticket_hash: string;
  user_id: string;
  tenant_id: string;
  name: string;
  expires_at: Date;
}
