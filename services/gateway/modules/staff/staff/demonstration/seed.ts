import { createHash } from 'node:crypto';
import { DEMONSTRATION_PASSWORD } from '../../../../demonstration/demonstration-password.ts';
import type { SeedContext } from '../../../../demonstration/seed.ts';
import { hashPassword } from '../../../../passwords/password-hash.ts';
import { DEMONSTRATION_STAFF } from './people.ts';

/** The staff of the demonstration, who sign in to the console with the password of all demonstration people. */
export async function seedStaff({ db, today, random }: SeedContext): Promise<void> {
  const ids = random('demonstration staff');
  const salt = createHash('sha256').update('demonstration staff').digest().subarray(0, 16);
  const password_hash = await hashPassword(DEMONSTRATION_PASSWORD, salt);
  await db
    .insertInto('staff_members')
    .values(
      DEMONSTRATION_STAFF.map((person) => ({
        ...person,
        id: ids.uuid(),
        created_at: today,
        disabled_at: null,
        password_hash,
      })),
    )
    .execute();
}
