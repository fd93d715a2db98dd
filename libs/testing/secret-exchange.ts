import { randomBytes } from 'node:crypto';
import { type Secrets, secretsOf } from '@network/gateway/config/secrets.ts';

const OLD = { brand: 'b'.repeat(32), gateway: 'g'.repeat(32) };
const NEW = { brand: 'B'.repeat(32), gateway: 'G'.repeat(32) };

/** The secrets of gateways before, during and after an exchange. */
export const exchangedSecrets = {
  before: secretsOf(OLD),
  /** Gateways learn the new secret first, so that one that uses it already is understood by one that does not yet. */
  announced: secretsOf({ ...OLD, previousBrand: NEW.brand, previousGateway: NEW.gateway }),
  during: secretsOf({ ...NEW, previousBrand: OLD.brand, previousGateway: OLD.gateway }),
  after: secretsOf(NEW),
} as const;

/** When exchanges of tests happen. */
export const EXCHANGED_AT = new Date('2026-11-23T12:00:00Z');

/** What code that makes and reads tokens needs of a gateway's services. */
export const servicesWithSecrets = (secrets: Secrets) => ({
  config: { secrets, publicUrl: 'https://api.network.example', environmentVariables: {} } as never,
  clock: { now: () => EXCHANGED_AT },
  randomBytes,
});

/** The gateways that accept something: one before, two during and one after the exchange. */
interface Acceptance {
  /** Whether each gateway accepts what was made with the old secret. */
  readonly ofOld: readonly boolean[];
  /** Whether each gateway accepts what was made with the new secret. */
  readonly ofNew: readonly boolean[];
}

/** What must be true of everything that a secret signs or seals. */
export const LASTING_THROUGH_EXCHANGE: Acceptance = {
  ofOld: [true, true, true, false],
  ofNew: [false, true, true, true],
};

/** Makes something with the old and with the new secret, and shows both to the gateways of an exchange. */
export function exchange(make: (secrets: Secrets) => string, accepts: (secrets: Secrets, made: string) => boolean) {
  const readers = [
    exchangedSecrets.before,
    exchangedSecrets.announced,
    exchangedSecrets.during,
    exchangedSecrets.after,
  ];
  const acceptanceOf = (made: string) => readers.map((reader) => accepts(reader, made));
  return {
    ofOld: acceptanceOf(make(exchangedSecrets.before)),
    ofNew: acceptanceOf(make(exchangedSecrets.during)),
  } satisfies Acceptance;
}
