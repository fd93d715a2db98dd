import { requireScope } from '../../staff/public.ts';
import { createItem, deleteDraft, type ItemKey, publishItem, unpublishItem, updateItem } from '../items/edit-item.ts';
import { findIdsByAddress, findItem, listItems, listVersions, readDocument } from '../items/find-items.ts';
import type { ContentItem } from '../items/item.ts';
import { pageItems } from '../items/page-items.ts';
import type { ContentKind } from '../kinds/content-kinds.ts';
import type { Editing } from '../items/write-items.ts';
import type { ContentItemResolvers, ContentState, Resolvers } from '../../../staff-api/resolvers.generated.ts';
import type { StaffContext } from '../../../staff-api/staff-context.ts';
import { webhookFields, webhookMutations, webhookQueries } from './webhook-resolvers.ts';

const MOST_ROWS = 100;

const bounded = (value: number | null | undefined, standard: number): number =>
  Math.min(Math.max(value ?? standard, 0), MOST_ROWS);

/** By whom and when, once the right to it is checked. */
function writing({ staff, services }: StaffContext, scope: 'content:write' | 'content:publish'): Editing {
  requireScope(staff, scope);
  return { by: staff, at: services.clock.now() };
}

/** Without the fields that are null: like those that are left out, they have their defaults. */
const withoutNulls = (input: object): object =>
  Object.fromEntries(Object.entries(input).filter(([, value]) => value !== null));

const creates =
  (kind: ContentKind) =>
  (_parent: unknown, { input }: { readonly input: object }, context: StaffContext) =>
    createItem(context.services.db, kind, withoutNulls(input), writing(context, 'content:write'));

const updates =
  (kind: ContentKind) =>
  (_parent: unknown, args: Omit<ItemKey, 'kind'> & { readonly input: object }, context: StaffContext) =>
    updateItem(context.services.db, { ...args, kind }, withoutNulls(args.input), writing(context, 'content:write'));

/** The document of an item, for the field of its kind. */
const documentOf =
  (kind: ContentKind) =>
  (item: ContentItem): never | null =>
    // The schema and the documents have the same fields; a test reads each of them.
    item.kind === kind ? (item.document as never) : null;

const moment = (at: Date | null): string | null => at?.toISOString() ?? null;

/** Resolvers of the staff API. */
export const staffResolvers: Resolvers = {
  Query: {
    ...webhookQueries,
    content: (_parent, { kind, id }, { staff, services }) => {
      requireScope(staff, 'content:read');
      return findItem(services.db, kind, id);
    },
    contentBySlug: async (_parent, { kind, slug }, { staff, services }) => {
      requireScope(staff, 'content:read');
      const id = (await findIdsByAddress(services.db, kind, [slug])).get(slug);
      return id === undefined ? null : findItem(services.db, kind, id);
    },
    contentList: (_parent, { kind, state, limit, offset }, { staff, services }) => {
      requireScope(staff, 'content:read');
      const rows = { state: state ?? null, limit: bounded(limit, 20), offset: Math.max(offset ?? 0, 0) };
      return listItems(services.db, kind, rows);
    },
    contentPage: (_parent, { kind, search, state, site, after, first }, { staff, services }) => {
      requireScope(staff, 'content:read');
      return pageItems(services.db, kind, {
        text: search?.trim() || null,
        state: state ?? null,
        site: site ?? null,
        after: after ?? null,
        limit: Math.max(bounded(first, 50), 1),
      });
    },
    contentVersions: async (_parent, { kind, id, limit }, { staff, services }) => {
      requireScope(staff, 'content:read');
      const rows = await listVersions(services.db, kind, id, bounded(limit, 20));
      return rows.map((row) => ({
        version: row.version,
        action: row.action,
        state: row.state as ContentState,
        at: row.at.toISOString(),
        by: row.by,
        item: {
          kind,
          id,
          document: readDocument(kind, row.document),
          state: row.state,
          version: row.version,
          publishedVersion: null,
          updatedAt: row.at,
          updatedBy: row.by,
        },
      }));
    },
  },
  Mutation: {
    ...webhookMutations,
    createFilm: creates('film'),
    updateFilm: updates('film'),
    createPerformer: creates('performer'),
    updatePerformer: updates('performer'),
    createCategory: creates('category'),
    updateCategory: updates('category'),
    createTag: creates('tag'),
    updateTag: updates('tag'),
    createChannel: creates('channel'),
    updateChannel: updates('channel'),
    createPack: creates('pack'),
    updatePack: updates('pack'),
    createShowcase: creates('showcase'),
    updateShowcase: updates('showcase'),
    createAward: creates('award'),
    updateAward: updates('award'),
    createAngel: creates('angel'),
    updateAngel: updates('angel'),
    createWallPost: creates('wallPost'),
    updateWallPost: updates('wallPost'),
    createReel: creates('reel'),
    updateReel: updates('reel'),
    createCaption: creates('caption'),
    updateCaption: updates('caption'),
    createDeal: creates('deal'),
    updateDeal: updates('deal'),
    createOffer: creates('offer'),
    updateOffer: updates('offer'),
    publishContent: (_parent, { releaseAt, ...key }, context) => {
      const at = releaseAt === null || releaseAt === undefined ? null : new Date(releaseAt);
      return publishItem(context.services.db, key, at, writing(context, 'content:publish'));
    },
    unpublishContent: (_parent, key, context) =>
      unpublishItem(context.services.db, key, writing(context, 'content:publish')),
    deleteDraft: (_parent, key, context) => deleteDraft(context.services.db, key, writing(context, 'content:write')),
  },
  Webhook: webhookFields,
  ContentInUse: {
    kind: ({ use }) => use.kind,
    slug: ({ use }) => use.slug,
  },
  ContentItem: {
    updatedAt: ({ updatedAt }) => moment(updatedAt),
    film: documentOf('film'),
    performer: documentOf('performer'),
    category: documentOf('category'),
    tag: documentOf('tag'),
    channel: documentOf('channel'),
    pack: documentOf('pack'),
    showcase: documentOf('showcase'),
    award: documentOf('award'),
    angel: documentOf('angel'),
    wallPost: documentOf('wallPost'),
    reel: documentOf('reel'),
    caption: documentOf('caption'),
    deal: documentOf('deal'),
    offer: documentOf('offer'),
  } satisfies ContentItemResolvers,
};
