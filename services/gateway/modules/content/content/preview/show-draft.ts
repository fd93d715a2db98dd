import { sql } from 'kysely';
import { hasStaffScope, scopesOfRole } from '@network/access/staff/staff-rights.ts';
import { primaryReads } from '../../../../db/replica-reads.ts';
import type { Database } from '../../../../db/database.ts';
import { GatewayError } from '../../../../http/gateway-error.ts';
import { type PreviewClaims, previewEnded } from '../../../../http/preview-token.ts';
import type { GatewayServices } from '../../../../services.ts';
import { createSharedData } from '../../../../shared-data/shared-data.ts';
import { findActiveStaff } from '../../../staff/staff/public.ts';
import { type FieldProblem, findWaitingSource, showWaitingMedia } from '../../catalogue/public.ts';
import { findItem, findVersion, readDocument } from '../items/find-items.ts';
import { findUnsaved } from './unsaved-previews.ts';
import { seesDocument } from '../items/sites-of-documents.ts';
import {
  type ContentDocument,
  type ContentDocuments,
  type ContentKind,
  CONTENT_KINDS,
  showUnproven,
} from '../kinds/content-kinds.ts';

/** A document as a preview shows it. */
export interface PreviewedDocument {
  readonly kind: ContentKind;
  readonly id: string;
  readonly document: ContentDocument;
  /** Whether people see exactly this version already. */
  readonly isPublished: boolean;
}

/** A preview waits for an editor's transaction no longer than a person would for a page. */
const LOCK_TIMEOUT = '2s';

/**
 * The version that a preview is of, or what stood in its form.
 * @throws GatewayError FORBIDDEN where its member of staff may not see drafts any more, or the version is gone
 */
export async function requirePreviewed(
  { db }: Pick<GatewayServices, 'db'>,
  claims: PreviewClaims,
): Promise<PreviewedDocument> {
  const { staffId, kind, id, version } = claims;
  const known = CONTENT_KINDS.find((each) => each === kind);
  const staff = await findActiveStaff(db, staffId);
  const mayPreview = staff !== null && hasStaffScope({ ...staff, scopes: scopesOfRole(staff.role) }, 'content:write');
  if (known === undefined || !mayPreview) throw previewEnded();
  if (claims.unsaved !== null) {
    const document = await findUnsaved(db, known, claims);
    if (document === null || !seesDocument(staff.sites, document)) throw previewEnded();
    return { kind: known, id, document, isPublished: false };
  }
  const item = await findItem(db, known, id);
  const row = version === 0 ? null : await findVersion(db, known, id, version);
  if (item === null || !seesDocument(staff.sites, item.document) || (row === null && item.version !== version)) {
    throw previewEnded();
  }
  return {
    kind: known,
    id,
    document: row === null ? item.document : readDocument(known, row.document),
    isPublished: item.state === 'published' && item.publishedVersion === version,
  };
}

/**
 * Does some work with the database as it would be if the version of a preview were published, and new media of its film
 * that wait were shown: by the very code that publishes and shows, in a transaction that is never committed and, once
 * it has published, only reads. Anybody else who reads meanwhile sees nothing of it.
 * @throws GatewayError as `requirePreviewed`; BAD_REQUEST with the problems of a document that can't be published
 */
export async function showDraft<Result>(
  services: GatewayServices,
  claims: PreviewClaims,
  work: (seen: GatewayServices) => Promise<Result>,
): Promise<Result> {
  const previewed = await requirePreviewed(services, claims);
  const trx = await services.db.startTransaction().execute();
  try {
    const problems = previewed.isPublished ? [] : await publishIn(trx, previewed, services.clock.now());
    if (problems.length > 0) throw cannotBeShown(problems);
    await showNewMedia(trx, previewed, services.clock.now());
    await sql`set transaction read only`.execute(trx);
    // What is stored for everybody neither knows of the draft nor may learn of it.
    const shared = createSharedData({ maxBytes: 0, clock: services.clock }, () => undefined);
    return await work({ ...services, db: trx, catalogueReads: primaryReads(trx), shared });
  } finally {
    await trx.rollback().execute();
  }
}

/** What stands in the way of showing the version of a preview. */
export async function problemsOfPreview(
  services: GatewayServices,
  previewed: PreviewedDocument,
): Promise<readonly FieldProblem[]> {
  if (previewed.isPublished) return [];
  const trx = await services.db.startTransaction().execute();
  try {
    return await publishIn(trx, previewed, services.clock.now());
  } finally {
    await trx.rollback().execute();
  }
}

async function publishIn(
  trx: Database,
  { kind, id, document }: PreviewedDocument,
  at: Date,
): Promise<readonly FieldProblem[]> {
  await sql`set local lock_timeout = ${sql.lit(LOCK_TIMEOUT)}`.execute(trx);
  // Counts would lock what every publication writes, and are wrong by one film here.
  const problems = await showUnproven(trx, kind, [{ id, document: released(kind, document, at) }], {
    at,
    countsLater: true,
  });
  return problems.get(id) ?? [];
}

/** Whether the film of a preview has new media, which people don't see yet. */
export async function hasNewMedia(
  db: Database,
  { kind, id }: Pick<PreviewedDocument, 'kind' | 'id'>,
): Promise<boolean> {
  return kind === 'film' && (await findWaitingSource(db, id)) !== null;
}

async function showNewMedia(trx: Database, previewed: PreviewedDocument, at: Date): Promise<void> {
  if (!(await hasNewMedia(trx, previewed))) return;
  await sql`set local lock_timeout = ${sql.lit(LOCK_TIMEOUT)}`.execute(trx);
  await showWaitingMedia(trx, previewed.id, at);
}

/** A film without a release would come out when it is published. */
function released(kind: ContentKind, document: ContentDocument, at: Date): ContentDocument {
  if (kind !== 'film') return document;
  const film = document as ContentDocuments['film'];
  return { ...film, releasedAt: film.releasedAt ?? at.toISOString() };
}

function cannotBeShown(problems: readonly FieldProblem[]): GatewayError {
  const text = problems.map(({ path, message }) => `${path}: ${message}`).join('; ');
  return new GatewayError('BAD_REQUEST', 'errors.badRequest', `This draft can't be shown. ${text}`);
}
