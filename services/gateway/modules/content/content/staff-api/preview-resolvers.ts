import { randomUUID } from 'node:crypto';
import type { ContentInput, MutationResolvers, QueryResolvers } from '../../../../staff-api/resolvers.generated.ts';
import type { StaffContext } from '../../../../staff-api/staff-context.ts';
import { issuePreview } from '../../../../http/preview-token.ts';
import { recordStaffAction, requireScope } from '../../../staff/staff/public.ts';
import { findVersion, readDocument } from '../items/find-items.ts';
import { readUnsaved } from '../items/read-unsaved.ts';
import { type ContentDocument, type ContentKind, isKnownBySlug } from '../kinds/content-kinds.ts';
import { findSeen } from './find-seen.ts';
import { cardRatioOf, type FieldProblem, heroRatioOf } from '../../catalogue/public.ts';
import { placesOfDocument } from '../preview/places-of-document.ts';
import { problemsOfPreview, requirePreviewed } from '../preview/show-draft.ts';
import { storeUnsaved } from '../preview/unsaved-previews.ts';
import { withoutNulls } from './save-content.ts';

const refused = (problems: readonly FieldProblem[]) => ({ __typename: 'ContentInvalid' as const, problems });

/** What is previewed: a version, or what stands in a form. */
type Previewed = { readonly document: ContentDocument; readonly isForm: boolean };

/** What a call means, as far as the caller may see and write it; null for a version that is not there. */
async function previewedBy(
  { kind, id = null, version, unsaved }: PreviewArguments,
  { staff, services: { db } }: StaffContext,
): Promise<Previewed | null | { readonly problems: readonly FieldProblem[] }> {
  const item = id === null ? null : await findSeen(db, staff, kind, id);
  if (id !== null && item === null) return null;
  if (unsaved) {
    const input = unsaved[kind];
    if (!input) return { problems: [{ path: 'unsaved', message: `expected the fields of a ${kind}` }] };
    const read = await readUnsaved(db, kind, id, withoutNulls(input), { sites: staff.sites });
    return 'problems' in read ? read : { document: read.document, isForm: true };
  }
  if (item === null || id === null) return null;
  if (version === undefined || item.version === version) return { document: item.document, isForm: false };
  const row = await findVersion(db, kind, id, version);
  return row === null ? null : { document: readDocument(kind, row.document), isForm: false };
}

interface PreviewArguments {
  readonly kind: ContentKind;
  /** Left out for something new. */
  readonly id?: string | null;
  /** The current one where it is left out. */
  readonly version?: number;
  readonly unsaved?: ContentInput | null;
}

/** Where something can be previewed. */
export const previewQueries = {
  previewPlaces: async (_parent, args, context) => {
    const { staff, services } = context;
    requireScope(staff, 'content:write');
    const previewed = await previewedBy(args, context);
    if (previewed === null || 'problems' in previewed) return [];
    const places = await placesOfDocument(services.db, args.kind, previewed.document, services.tenants.all());
    return places.map(({ tenant, path }) => ({ brand: tenant.id, name: tenant.name, path }));
  },
  brandCards: (_parent, _args, { staff, services }) => {
    requireScope(staff, 'content:read');
    return services.tenants.all().map((tenant) => ({
      brand: tenant.id,
      name: tenant.name,
      cardRatio: cardRatioOf(tenant),
      heroRatio: heroRatioOf(tenant),
      background: tenant.theme.palette.background,
      text: tenant.theme.palette.text,
    }));
  },
} satisfies QueryResolvers;

/** Opens a preview. */
export const previewMutations = {
  openPreview: async (_parent, args, context) => {
    const { staff, services } = context;
    requireScope(staff, 'content:write');
    const { kind, version, brand, person } = args;
    const { db, clock, config, tenants } = services;
    const previewed = await previewedBy(args, context);
    if (previewed === null) return { __typename: 'ContentMissing' as const, id: args.id ?? '' };
    if ('problems' in previewed) return refused(previewed.problems);
    const { document, isForm } = previewed;
    const places = await placesOfDocument(db, kind, document, tenants.all());
    const place = places.find(({ tenant }) => tenant.id === brand);
    if (place === undefined)
      return refused([{ path: 'brand', message: `expected a brand that shows it, not ${brand}` }]);
    // Something new has no id yet: it is published under one of its own, or under the slug that it is known by.
    const id = args.id ?? (isKnownBySlug(kind) ? document.slug : randomUUID());
    const saved = { staffId: staff.staffId, kind, id, version, unsaved: null };
    const shown = isForm ? { kind, id, document, isPublished: false } : await requirePreviewed(services, saved);
    const problems = await problemsOfPreview(services, shown);
    if (problems.length > 0) return refused(problems);
    const now = clock.now();
    const unsaved = await db.transaction().execute(async (trx) => {
      await recordStaffAction(trx, staff, {
        at: now,
        action: 'preview',
        entityKind: kind,
        entityId: id,
        before: null,
        after: { version, brand, person, ...(isForm && { isUnsaved: true }) },
      });
      return isForm ? storeUnsaved(trx, { staffId: staff.staffId, kind, id, document }, now) : null;
    });
    const { tenant, path, visitorPath } = place;
    const { token, expiresAt } = issuePreview(config.secrets, tenant.id, { ...saved, unsaved }, now);
    const isVisitor = person === 'visitor';
    const address = new URL('/preview', tenant.urls[isVisitor ? 'tour' : 'members']);
    address.search = new URLSearchParams({ token, as: person, to: isVisitor ? visitorPath : path }).toString();
    return { __typename: 'PreviewOpened' as const, address: address.href, expiresAt: expiresAt.toISOString() };
  },
} satisfies MutationResolvers;
