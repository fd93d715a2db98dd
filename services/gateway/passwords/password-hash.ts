import { type Options, hash, verify } from '@node-rs/argon2';

/** OWASP's first recommendation for argon2id: 19 MiB, two passes, one lane. */
const COST = { memoryCost: 19_456, timeCost: 2, parallelism: 1 } as const satisfies Options;

/** A hash that no password has, so that an unknown account takes as long as a known one. */
const NOBODY = hash(crypto.getRandomValues(new Uint8Array(32)), COST);

/** A salted hash in PHC form. Pass a salt for demonstration data only, where all share one password. */
export function hashPassword(password: string, salt?: Buffer): Promise<string> {
  return hash(password, salt ? { ...COST, salt } : COST);
}

/** Whether the password is that of the hash; takes the same time when there is no account and so no hash. */
export async function isPasswordOf(passwordHash: string | null, password: string): Promise<boolean> {
  const matches = await verify(passwordHash ?? (await NOBODY), password);
  return passwordHash !== null && matches;
}
