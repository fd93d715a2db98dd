import { scopeToWrite } from '@network/access/staff/content-rights.ts';
import { requiresOwnMedia } from '../../catalogue/public.ts';
import { requireScope } from '../../../staff/staff/public.ts';
import { deleteDraft } from '../items/edit-draft.ts';
import { findFilmsNaming } from '../items/films-of-performers.ts';
import { publishItem } from '../items/publish-item.ts';
import { scheduleItem } from '../items/schedule-item.ts';
import { unpublishItem } from '../items/unpublish-item.ts';
import { findIdsByAddress, listItems } from '../items/find-items.ts';
import { findSeen, findSeenBySlugs } from './find-seen.ts';
import { countPrepared, namePicture } from './name-picture.ts';
import type { ContentItem } from '../items/item.ts';
import { pageChangedItems } from '../items/page-changed-items.ts';
import { pageItems } from '../items/page-items.ts';
import { warningsOf } from '../items/warnings-of.ts';
import { CONTENT_KINDS, type ContentKind } from '../kinds/content-kinds.ts';
import type { ContentItemResolvers, Resolvers } from '../../../../staff-api/resolvers.generated.ts';
import { bulkMutations, bulkQueries } from './bulk-resolvers.ts';
import { calendarMutations, calendarQueries } from './calendar-resolvers.ts';
import { bounded } from './bounded.ts';
import { waitingRequestOf } from './waiting-request.ts';
import { dealSlotQueries } from './deal-slots-resolvers.ts';
import { previewMutations, previewQueries } from './preview-resolvers.ts';
import { publishedQueries } from './published-resolvers.ts';
import { saveContent } from './save-content.ts';
import { versionMutations, versionQueries } from './version-resolvers.ts';
import { writing } from './writing.ts';
import { webhookFields, webhookMutations, webhookQueries } from './webhook-resolvers.ts';

/** The document of an item, under the field of its kind. */
const documents = Object.fromEntries(
  CONTENT_KINDS.map((kind) => [kind, (item: ContentItem) => (item.kind === kind ? item.document : null)]),
  // The schema and the documents have the same fields; a test reads each of them.
) as unknown as Pick<ContentItemResolvers, ContentKind>;

const momentOf = (text: string | null | undefined): Date | null =>
  text === null || text === undefined ? null : new Date(text);

const moment = (at: Date | null): string | null => at?.toISOString() ?? null;

/** Resolvers of the staff API. */
export const staffResolvers: Resolvers = {
  Query: {
    ...webhookQueries,
    ...versionQueries,
    ...calendarQueries,
    ...bulkQueries,
    ...previewQueries,
    ...publishedQueries,
    ...dealSlotQueries,
    content: (_parent, { kind, id }, { staff, services }) => {
      requireScope(staff, 'content:read');
      return findSeen(services.db, staff, kind, id);
    },
    contentBySlug: async (_parent, { kind, slug }, { staff, services }) => {
      requireScope(staff, 'content:read');
      const id = (await findIdsByAddress(services.db, kind, [slug])).get(slug);
      return id === undefined ? null : findSeen(services.db, staff, kind, id);
    },
    contentBySlugs: async (_parent, { kind, slugs }, { staff, services }) => {
      requireScope(staff, 'content:read');
      return [...(await findSeenBySlugs(services.db, staff, kind, slugs))];
    },
    hasStockMedia: (_parent, _args, { staff, services }) => {
      requireScope(staff, 'content:read');
      return !requiresOwnMedia(services);
    },
    contentList: (_parent, { kind, state, limit, offset }, { staff, services }) => {
      requireScope(staff, 'content:read');
      const rows = {
        state: state ?? null,
        among: staff.sites,
        limit: bounded(limit, 20),
        offset: Math.max(offset ?? 0, 0),
      };
      return listItems(services.db, kind, rows);
    },
    contentPage: async (_parent, { kind, search, state, site, order, after, first }, { staff, services }) => {
      requireScope(staff, 'content:read');
      const page = order === 'changed' ? pageChangedItems : pageItems;
      const text = search?.trim() || null;
      return page(services.db, kind, {
        text,
        besides: kind === 'film' && text !== null ? await findFilmsNaming(services.db, text) : [],
        state: state ?? null,
        site: site ?? null,
        among: staff.sites,
        after: after ?? null,
        limit: Math.max(bounded(first, 50), 1),
      });
    },
  },
  Mutation: {
    ...webhookMutations,
    ...versionMutations,
    ...calendarMutations,
    ...bulkMutations,
    ...previewMutations,
    saveContent: (_parent, args, context) => saveContent(args, context),
    publishContent: (_parent, { releaseAt, ...key }, context) =>
      publishItem(context.services.db, key, momentOf(releaseAt), writing(context, 'content:publish')),
    unpublishContent: (_parent, key, context) =>
      unpublishItem(context.services.db, key, writing(context, 'content:publish')),
    scheduleContent: (_parent, { publishAt, unpublishAt, ...key }, context) =>
      scheduleItem(
        context.services.db,
        key,
        { publishAt: momentOf(publishAt), unpublishAt: momentOf(unpublishAt) },
        writing(context, 'content:publish'),
      ),
    deleteDraft: (_parent, key, context) =>
      deleteDraft(context.services.db, key, writing(context, scopeToWrite(key.kind))),
  },
  Webhook: webhookFields,
  ContentInUse: {
    kind: ({ use }) => use.kind,
    slug: ({ use }) => use.slug,
  },
  ContentItem: {
    updatedAt: ({ updatedAt }) => moment(updatedAt),
    publishAt: ({ schedule }) => moment(schedule.publishAt),
    unpublishAt: ({ schedule }) => moment(schedule.unpublishAt),
    scheduledBy: ({ schedule }) => schedule.scheduledBy,
    waiting: (item, _args, { services }) => waitingRequestOf(services.db, item),
    warnings: (item, _args, { services }) => warningsOf(services.db, item),
    picture: (item, _args, context) => namePicture(item, context),
    preparation: (item, _args, { services }) => countPrepared(services.db, item),
    ...documents,
  } satisfies ContentItemResolvers,
};
