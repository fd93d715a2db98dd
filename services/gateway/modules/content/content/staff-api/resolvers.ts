import { requiresOwnMedia } from '../../catalogue/public.ts';
import { requireScope } from '../../../staff/staff/public.ts';
import {
  createItem,
  deleteDraft,
  type ItemKey,
  publishItem,
  scheduleItem,
  unpublishItem,
  updateItem,
} from '../items/edit-item.ts';
import { findIdsByAddress, listItems } from '../items/find-items.ts';
import { findSeen, findSeenBySlugs } from './find-seen.ts';
import { countPrepared, namePicture } from './name-picture.ts';
import type { ContentItem, ContentResult } from '../items/item.ts';
import { pageChangedItems } from '../items/page-changed-items.ts';
import { pageItems } from '../items/page-items.ts';
import { warningsOf } from '../items/warnings-of.ts';
import type { ContentKind } from '../kinds/content-kinds.ts';
import type { ContentItemResolvers, Resolvers } from '../../../../staff-api/resolvers.generated.ts';
import type { StaffContext } from '../../../../staff-api/staff-context.ts';
import { bulkMutations, bulkQueries } from './bulk-resolvers.ts';
import { calendarMutations, calendarQueries } from './calendar-resolvers.ts';
import { bounded } from './bounded.ts';
import { dealSlotQueries } from './deal-slots-resolvers.ts';
import { withoutNulls } from './without-nulls.ts';
import { previewMutations, previewQueries } from './preview-resolvers.ts';
import { publishedQueries } from './published-resolvers.ts';
import { versionMutations, versionQueries } from './version-resolvers.ts';
import { requireWriting, writing } from './writing.ts';
import { webhookFields, webhookMutations, webhookQueries } from './webhook-resolvers.ts';

const creates =
  (kind: ContentKind) =>
  (_parent: unknown, { input }: { readonly input: object }, context: StaffContext) =>
    createItem(context.services.db, kind, withoutNulls(input), writing(context, 'content:write'));

const updates =
  (kind: ContentKind) =>
  (_parent: unknown, args: Omit<ItemKey, 'kind'> & { readonly input: object }, context: StaffContext) =>
    updateScheduled({ ...args, kind }, args.input, context);

async function updateScheduled(key: ItemKey, input: object, context: StaffContext): Promise<ContentResult> {
  await requireWriting(key, context);
  return updateItem(context.services.db, key, withoutNulls(input), writing(context, 'content:write'));
}

/** The document of an item, for the field of its kind. */
const documentOf =
  (kind: ContentKind) =>
  (item: ContentItem): never | null =>
    // The schema and the documents have the same fields; a test reads each of them.
    item.kind === kind ? (item.document as never) : null;

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
    contentPage: (_parent, { kind, search, state, site, order, after, first }, { staff, services }) => {
      requireScope(staff, 'content:read');
      const page = order === 'changed' ? pageChangedItems : pageItems;
      return page(services.db, kind, {
        text: search?.trim() || null,
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
    createBrandArt: creates('brandArt'),
    updateBrandArt: updates('brandArt'),
    createCaption: creates('caption'),
    updateCaption: updates('caption'),
    createPictureSet: creates('pictureSet'),
    updatePictureSet: updates('pictureSet'),
    createExpertReview: creates('expertReview'),
    updateExpertReview: updates('expertReview'),
    createDeal: creates('deal'),
    updateDeal: updates('deal'),
    createOffer: creates('offer'),
    updateOffer: updates('offer'),
    createPlan: creates('plan'),
    updatePlan: updates('plan'),
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
    deleteDraft: (_parent, key, context) => deleteDraft(context.services.db, key, writing(context, 'content:write')),
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
    warnings: (item, _args, { services }) => warningsOf(services.db, item),
    picture: namePicture,
    preparation: (item, _args, { services }) => countPrepared(services.db, item),
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
    brandArt: documentOf('brandArt'),
    caption: documentOf('caption'),
    pictureSet: documentOf('pictureSet'),
    expertReview: documentOf('expertReview'),
    deal: documentOf('deal'),
    offer: documentOf('offer'),
    plan: documentOf('plan'),
  } satisfies ContentItemResolvers,
};
