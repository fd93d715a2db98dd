import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Migration } from 'kysely/migration';
import type { GatewayServices } from './services.ts';
import type { Viewer } from '@network/access/viewer.ts';
import type { Tenant } from '@network/tenant/tenant-schema.ts';
import type { Database } from './db/database.ts';
import type { SelectedPart, SelectedPartOfCall } from './http/person-facts.ts';
import type { PreviewAccess } from './http/preview-access.ts';
import type { RequestContext, SessionHolder, SessionName, SignedInPerson } from './http/request-context.ts';
import type { Job } from './jobs/job.ts';
import type { Purge } from './jobs/purge.ts';
import type { MemberSection } from './operations/member-section.ts';
import type { PersonalData } from './personal-data/personal-data.ts';
import type { Operation } from './operations/operation.ts';

/**
 * One domain of the gateway. Its SDL is `schema.graphql` beside it and its resolvers are typed by codegen; the
 * `modules/declared-modules.ts` names it, and `modules/registry.ts` holds it.
 */
export interface GatewayModule {
  readonly id: string;
  /** Resolver map of this module's part of the schema. */
  readonly resolvers?: Record<string, unknown>;
  /** Resolver map of this module's part of the staff API, whose SDL is in `staff-api/` beside it. */
  readonly staffResolvers?: Record<string, unknown>;
  /**
   * Migrations, keyed by name. A name begins with a number that is unique across modules and orders them:
   * `0100-catalogue-videos`.
   */
  readonly migrations?: Readonly<Record<string, Migration>>;
  /**
   * REST routes of this module; `contextOf` returns a request's person, rights and loaders, as resolvers get them, with
   * a database as a preview sees it where one is passed, and by `lentBy` as the person whose session has this hash. Of
   * these routes, calls of a preview reach those of films alone.
   */
  readonly routes?: (
    app: FastifyInstance,
    services: GatewayServices,
    contextOf: (request: FastifyRequest, seen?: GatewayServices, lentBy?: string) => RequestContext,
    previews: PreviewAccess,
  ) => void | Promise<void>;
  /** Work by the calendar; see docs/how-to/add-a-job.md. */
  readonly jobs?: readonly Job[];
  /** The rows of this module that the nightly job `purge-tokens` deletes. */
  readonly purges?: readonly Purge[];
  /** Commands for operators: `npm run <name> -- …`. */
  readonly operations?: readonly Operation[];
  /** What `npm run member` shows of this module. */
  readonly memberSections?: readonly MemberSection[];
  /** The personal data of this module in an export, and its part in deleting an account. */
  readonly personalData?: PersonalData;
  /**
   * What this module gives up, in the same transaction, when an account comes to own an email by a new password, a new
   * address or its creation.
   */
  readonly onEmailClaimed?: (trx: Database, email: string, now: Date) => Promise<void>;
  /**
   * Ends the links of this module that were mailed about an account, in the same transaction, when it gets another
   * address or its owner takes it back by a mailed link.
   */
  readonly onMailedLinksEnded?: (trx: Database, userId: string) => Promise<void>;
  /**
   * Ends what an intruder may have left open in this module and what would outlive their sessions, in the same
   * transaction, when the owner takes the account back. Nothing distinguishes the intruder's from the owner's, so all
   * of that kind ends.
   */
  readonly onTakenBack?: (trx: Database, userId: string, now: Date) => Promise<void>;
  /**
   * The person of the opaque session id that a brand server sent, or of the hash of one that lent an address, with the
   * facts of every part, and of one that the call adds; null for none or an ended one. Exactly one module of the
   * registry answers this (identity).
   */
  readonly personOf?: (
    services: GatewayServices,
    session: SessionName,
    tenant: Tenant | null,
    parts: readonly SelectedPart[],
    added?: readonly SelectedPartOfCall[],
  ) => Promise<SessionHolder | null>;
  /** What this module knows of a person, to be read in the statement that finds the session. */
  readonly personParts?: readonly SelectedPart[];
  /** The facts about that person on this tenant for the access rules. Exactly one module provides them (membership). */
  readonly viewerOf?: (services: GatewayServices, person: SignedInPerson, tenant: Tenant | null) => Promise<Viewer>;
}
