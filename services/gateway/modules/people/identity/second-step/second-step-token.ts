import { createHash } from 'node:crypto';
import type { GatewayServices } from '../../../../services.ts';
import type { ProvenPerson } from '../sessions/sign-ins.ts';
import { tokenCipher } from '../sessions/token-cipher.ts';

type Needs = Pick<GatewayServices, 'config' | 'clock' | 'randomBytes'>;

const LIFE_MS = 10 * 60_000;

/** A sign-in whose first step is done. Whatever signs the person out everywhere ends it. */
export interface FirstStep extends ProvenPerson {
  /** The sign-in of this browser that it belongs to. */
  readonly uid: string;
  /** The hash of the password that counted then; another password ends it. */
  readonly passwordHash: string;
  readonly method: 'pwd' | 'link';
}

/** Seals what the form of the second step sends along. It works in this sign-in alone, for ten minutes. */
export function sealFirstStep(services: Needs, { uid, userId, epoch, passwordHash, method }: FirstStep): string {
  const until = services.clock.now().getTime() + LIFE_MS;
  const content = { uid, userId, epoch, method, password: fingerprintOf(passwordHash), until };
  return tokenCipher(services, 'second-step').seal(JSON.stringify(content));
}

/** The person and the method of the first step; null when it is another sign-in's or has expired. */
export function openFirstStep(
  services: Needs,
  uid: string,
  sealed: string,
): (Pick<FirstStep, 'userId' | 'epoch' | 'method'> & { isOfPassword(hash: string): boolean }) | null {
  const text = tokenCipher(services, 'second-step').open(sealed.slice(0, 2_000));
  if (text === null) return null;
  const step = JSON.parse(text) as Omit<FirstStep, 'passwordHash'> & {
    readonly until: number;
    readonly password: string;
  };
  if (step.uid !== uid || step.until <= services.clock.now().getTime()) return null;
  return { ...step, isOfPassword: (hash) => fingerprintOf(hash) === step.password };
}

const fingerprintOf = (passwordHash: string): string =>
  createHash('sha256').update(passwordHash).digest('base64url').slice(0, 22);
