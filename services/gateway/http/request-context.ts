import type { FastifyBaseLogger } from 'fastify';
import type { AppAbility } from '@network/access/ability.ts';
import type { Viewer } from '@network/access/viewer.ts';
import type { Tenant } from '@network/tenant/tenant-schema.ts';
import type { GatewayServices } from '../services.ts';
import type { CallerPreview } from './caller.ts';
import type { Loaders } from './loaders.ts';
import type { PersonFacts, SelectedPartOfCall } from './person-facts.ts';

/** A session by its opaque id, which its browser sends, or by the hash of that, which opens nothing by itself. */
export type SessionName = string | { readonly hash: string };

/** The person behind a session, as identity knows them. */
export interface SignedInPerson {
  readonly userId: string;
  readonly sessionId: string;
  /** The facts that the modules knew about them when the session was read. */
  readonly facts: PersonFacts;
}

/**
 * The person of the session, even while it gives no rights: a person who has not accepted the terms is a visitor for
 * everything except reading and accepting them, signing out, and their own data.
 */
export interface SessionOwner extends SignedInPerson {
  readonly owesTerms: boolean;
}

/** The person of a session that may be locked. */
export interface SessionHolder extends SessionOwner {
  readonly isLocked: boolean;
}

/** The context of a resolver. Everything about a person is loaded on first use and once per request. */
export interface RequestContext {
  readonly services: GatewayServices;
  readonly correlationId: string;
  readonly log: FastifyBaseLogger;
  /** Null for a call that names no tenant: a visitor with every flag off. */
  readonly tenant: Tenant | null;
  readonly area: 'tour' | 'members';
  /** The opaque session id that came along, whatever it is worth. */
  readonly sessionId: string | null;
  /** The secret of the browser; null before one was issued, and on tour hosts. */
  readonly browser: string | null;
  /**
   * Returns the browser's secret, and issues one with this answer where there is none yet; null where there can't be
   * one.
   */
  ensureBrowser(): string | null;
  readonly clientAddress: string;
  /** ISO 3166-1, or null when the edge did not say. */
  readonly country: string | null;
  /** ISO 3166-2, such as US-TX. */
  readonly region: string | null;
  /**
   * The page is rendered for everybody with the same rights, or as a preview. There is no person, and reading one
   * fails, except in a visitor's preview.
   */
  readonly isStandIn: boolean;
  /** The preview that the call is of; null for every other call. */
  readonly preview: CallerPreview | null;
  /**
   * Null for a visitor, and for a person who has not accepted the terms. @throws GatewayError for a stand-in, and
   * LOCKED
   */
  person(): Promise<SignedInPerson | null>;
  /**
   * Reads the person now, with more parts in the same statement; the rest of this answer is built from it. It is for
   * operations that read a person before anything else does.
   */
  personWith(...parts: readonly SelectedPartOfCall[]): Promise<SignedInPerson | null>;
  /** Returns the owner of the session, for the few operations that are open before the terms are accepted. */
  sessionOwner(): Promise<SessionOwner | null>;
  /**
   * Returns the owner of the session even while it is locked: for unlocking it, and for counting who calls. Everything
   * else is LOCKED.
   */
  sessionHolder(): Promise<SessionHolder | null>;
  viewer(): Promise<Viewer>;
  ability(): Promise<AppAbility>;
  /** Call it after changing the person's rights: the rest of this answer is then built from the new ones. */
  clearCachedViewer(): void;
  readonly loaders: Loaders;
}
