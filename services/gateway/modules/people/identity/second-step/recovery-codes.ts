import { createHmac } from 'node:crypto';
import type { Database } from '../../../../db/database.ts';
import type { GatewayServices } from '../../../../services.ts';

type Needs = Pick<GatewayServices, 'config' | 'randomBytes'>;

const PURPOSE = 'recovery-codes';
const COUNT = 10;
/** Crockford's: none of them is mistaken for another one. */
const LETTERS = '0123456789abcdefghjkmnpqrstvwxyz';
/** Five bits each. */
const LENGTH = 12;

/** Replaces a person's recovery codes. @returns the new ones, which are stored hashed and shown once */
export async function renewRecoveryCodes(services: Needs, trx: Database, userId: string): Promise<readonly string[]> {
  const codes = Array.from({ length: COUNT }, () =>
    Array.from(services.randomBytes(LENGTH), (byte) => LETTERS[byte % LETTERS.length]).join(''),
  );
  await trx.deleteFrom('recovery_codes').where('user_id', '=', userId).execute();
  await trx
    .insertInto('recovery_codes')
    .values(
      codes.map((code) => ({
        user_id: userId,
        code_hash: hashOf(services.config.secrets.derive(PURPOSE), userId, code),
        used_at: null,
      })),
    )
    .execute();
  return codes.map((code) => code.replaceAll(/(.{4})(?=.)/g, '$1-'));
}

/** Uses a recovery code up, however it is typed. @returns whether it was one; of simultaneous calls one succeeds */
export async function useRecoveryCode(
  services: Pick<GatewayServices, 'config' | 'db' | 'clock'>,
  userId: string,
  input: string,
): Promise<boolean> {
  const code = input.toLowerCase().replaceAll(/[\s-]/g, '').replaceAll('o', '0').replaceAll(/[il]/g, '1');
  if (code.length !== LENGTH) return false;
  const used = await services.db
    .updateTable('recovery_codes')
    .set({ used_at: services.clock.now() })
    .where('user_id', '=', userId)
    .where(
      'code_hash',
      'in',
      services.config.secrets.deriveEach(PURPOSE).map((key) => hashOf(key, userId, code)),
    )
    .where('used_at', 'is', null)
    .executeTakeFirst();
  return used.numUpdatedRows > 0n;
}

/** Counts the codes that a person has left. */
export async function countRecoveryCodes(db: Database, userId: string): Promise<number> {
  const { count } = await db
    .selectFrom('recovery_codes')
    .select((select) => select.fn.countAll<string>().as('count'))
    .where('user_id', '=', userId)
    .where('used_at', 'is', null)
    .executeTakeFirstOrThrow();
  return Number(count);
}

function hashOf(key: Buffer, userId: string, code: string): string {
  return createHmac('sha256', key).update(`${userId}:${code}`).digest('hex');
}
