import { createHash, timingSafeEqual } from 'node:crypto';
import { LRUCache } from 'lru-cache';
import { parseViewer } from '@network/access/parse-viewer.ts';
import type { Viewer } from '@network/access/viewer.ts';
import { keyedHash } from '../config/keyed-hash.ts';
import type { Secrets } from '../config/secrets.ts';
import { GatewayError } from './gateway-error.ts';

/** The user id of stand-ins: of no person, as ids of people are UUIDs. */
export const STAND_IN_ID = 'stand-in';

/**
 * The class of everything that may change what a page shows, besides what is personal. People of the same class are
 * shown the same page, rendered by a stand-in: a viewer with their rights who is nobody.
 */
export interface RightsClass {
  readonly viewer: Viewer;
  readonly autoplayEnabled: boolean;
  /** Has a film to continue, so that the page reserves a place for it. */
  readonly isWatching: boolean;
  /** Films came out since their last visit, so that a page that shows them reserves a place for them. */
  readonly hasNewFilms: boolean;
}

/** A class of rights as a brand server gets it. */
export interface IssuedRights {
  /** Equal for everybody of the class, on one brand. */
  readonly id: string;
  /** The token with which calls in the name of the class are accepted, for `RIGHTS_LIFE_MS`. */
  readonly token: string;
}

/** A page is rendered in less than this time. */
export const RIGHTS_LIFE_MS = 30_000;

const PURPOSE = 'stand-in-rights';

/** The longest token. Somebody with more unlocked films than fit shares their pages with nobody. */
const MOST_TOKEN_CHARACTERS = 6_000;

/** Builds a class of rights from a viewer, without the person. */
export function rightsClassOf(
  viewer: Viewer,
  { autoplayEnabled, isWatching, hasNewFilms }: Omit<RightsClass, 'viewer'>,
): RightsClass {
  return {
    viewer: {
      ...viewer,
      userId: STAND_IN_ID,
      groups: viewer.groups.toSorted(),
      unlockedVideoIds: viewer.unlockedVideoIds.toSorted(),
      unlockedChannelPackIds: viewer.unlockedChannelPackIds.toSorted(),
    },
    autoplayEnabled,
    isWatching,
    hasNewFilms,
  };
}

/** A class is signed again after this time, so that each token is valid for two thirds of its life at the least. */
const SAME_TOKEN_MS = RIGHTS_LIFE_MS / 3;
const MOST_CLASSES = 2_000;

interface Signed {
  readonly rights: IssuedRights | null;
  readonly at: number;
}

const signedBy = new WeakMap<Secrets, LRUCache<string, Signed>>();

/**
 * Signs a class for a tenant's brand server; null for one that is too long to be sent with every call. The people of a class
 * get the same token for a while: what they may do is read for each of them, and says which class is theirs.
 */
export function issueRights(secrets: Secrets, tenantId: string, rights: RightsClass, now: Date): IssuedRights | null {
  const classes = signedBy.get(secrets) ?? new LRUCache<string, Signed>({ max: MOST_CLASSES });
  signedBy.set(secrets, classes);
  const text = JSON.stringify(rights);
  const name = `${tenantId}\n${text}`;
  const known = classes.get(name);
  const age = now.getTime() - (known?.at ?? Number.NEGATIVE_INFINITY);
  if (known && age >= 0 && age < SAME_TOKEN_MS) return known.rights;
  const signed = signRights(secrets, tenantId, text, now);
  classes.set(name, { rights: signed, at: now.getTime() });
  return signed;
}

function signRights(secrets: Secrets, tenantId: string, rights: string, now: Date): IssuedRights | null {
  const payload = Buffer.from(rights).toString('base64url');
  const signed = `${payload}.${(now.getTime() + RIGHTS_LIFE_MS).toString(36)}`;
  const token = `${signed}.${signatureOf(secrets.derive(PURPOSE), tenantId, signed).toString('base64url')}`;
  if (token.length > MOST_TOKEN_CHARACTERS) return null;
  return { id: createHash('sha256').update(`${tenantId}\n${payload}`).digest('base64url').slice(0, 22), token };
}

/**
 * The viewer of a class whose token a brand server sent.
 * @throws GatewayError FORBIDDEN for a token that this gateway did not issue for the tenant, or that has expired
 */
export function readRights(secrets: Secrets, tenantId: string, token: string, now: Date): Viewer {
  const [payload = '', expires = '', mac = ''] = token.split('.');
  const signature = Buffer.from(mac, 'base64url');
  const isOurs = secrets.deriveEach(PURPOSE).some((key) => {
    const expected = signatureOf(key, tenantId, `${payload}.${expires}`);
    return signature.length === expected.length && timingSafeEqual(signature, expected);
  });
  if (!isOurs || Number.parseInt(expires, 36) <= now.getTime()) {
    throw new GatewayError(
      'FORBIDDEN',
      'errors.accessDenied',
      'Expected a token of rights that this gateway issued for the tenant in the last half minute.',
    );
  }
  const { viewer } = JSON.parse(Buffer.from(payload, 'base64url').toString()) as RightsClass;
  return parseViewer(viewer);
}

/** The refusal of a call by a stand-in that reads what belongs to a person. */
export function personNeeded(): GatewayError {
  return new GatewayError('PERSON_NEEDED', 'errors.badRequest', 'This belongs to one person; no page can share it.');
}

function signatureOf(key: Buffer, tenantId: string, text: string): Buffer {
  return keyedHash(key, `${tenantId}\n${text}`);
}
