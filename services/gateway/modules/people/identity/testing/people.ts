import type { Database } from '../../../../db/database.ts';
import { hashPassword } from '../../../../passwords/password-hash.ts';

const hashes = new Map<string, Promise<string>>();

/** Hashes each password once: a hash takes 20 ms of a core, and tests use the same few passwords. */
function hashOnce(password: string): Promise<string> {
  const known = hashes.get(password) ?? hashPassword(password);
  hashes.set(password, known);
  return known;
}

/** A person with this password, for tests. Returns the id. */
export async function addPerson(
  db: Database,
  email: string,
  password: string,
  more: { readonly disabledAt?: Date; readonly isUnconfirmed?: boolean; readonly owesTerms?: boolean } = {},
): Promise<string> {
  const id = crypto.randomUUID();
  await db
    .insertInto('users')
    .values({
      id,
      email,
      password_hash: await hashOnce(password),
      display_name: null,
      created_at: new Date('2026-01-01T00:00:00Z'),
      email_confirmed_at: more.isUnconfirmed ? null : new Date('2026-01-01T00:00:00Z'),
      disabled_at: more.disabledAt ?? null,
      terms_accepted_at: more.owesTerms ? null : new Date('2026-01-01T00:00:00Z'),
      relationship_status: null,
      relationship_role: null,
    })
    .execute();
  return id;
}

/** A passkey that nobody can answer with, for tests of what becomes of it. */
export async function addPasskey(db: Database, userId: string, at: Date): Promise<void> {
  const id = crypto.randomUUID();
  const key = { credential_id: id, public_key: 'x', counter: 0, transports: '[]', name: 'A key', is_synced: false };
  await db
    .insertInto('passkeys')
    .values({ id, user_id: userId, ...key, created_at: at, last_used_at: null, disabled_at: null })
    .execute();
}

/** Takes away all people with what hangs on them, so that a test begins with nobody. */
export async function deletePeople(db: Database): Promise<void> {
  await db.deleteFrom('users').execute();
  for (const table of ['oidc_payloads', 'rate_limits', 'sign_in_attempts'] as const)
    await db.deleteFrom(table).execute();
}
