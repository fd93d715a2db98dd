import { NOTICES } from '@network/tenant/constants.ts';
import type { PushRefusalCode, Resolvers } from '../../../graphql/resolvers.generated.ts';
import type { RequestContext } from '../../../http/request-context.ts';
import { requirePerson, requireTenant } from '../../../http/require-person.ts';
import { nameIn, scopeFor } from '../../content/catalogue/public.ts';
import { findAccountById, refusesNews } from '../identity/public.ts';
import { loadPage, pageBounds } from '../../platform/network/public.ts';
import { requestLanguage } from '../../../http/language.ts';
import { findNoticeMail, saveNoticeMail } from './notice-mails.ts';
import {
  endPushSubscription,
  hasPushSubscription,
  problemOfBrowser,
  savePushSubscription,
} from './push/push-subscriptions.ts';
import { withSearches, type NoticeWithSearch } from './searches-of-notices.ts';
import { countNotices, countUnread, findNotices, markNotices, readNoticesUntil } from './read-notices.ts';

/** Resolvers of a person's notices. */
export const noticesResolvers = {
  Query: {
    notices: async (_parent, args, context) => {
      const { db } = context.services;
      const scope = await scopeFor(context);
      const { userId } = await requirePerson(context);
      return loadPage(
        pageBounds(args),
        async (rows) => withSearches(db, userId, await findNotices(db, scope, userId, rows)),
        (most) => countNotices(db, scope, userId, most),
      );
    },
    unreadNotices: (_parent, _args, context) => unreadOf(context),
    noticeSettings: (_parent, _args, context) => settingsOf(context),
    hasPush: async (_parent, { endpoint }, context) => {
      const { userId, sessionId } = await requirePerson(context);
      return hasPushSubscription(context.services.db, { endpoint, userId, sessionId });
    },
  },
  Mutation: {
    markNotices: async (_parent, { videoIds, isRead }, context) => {
      const { db, clock } = context.services;
      const { userId } = await requirePerson(context);
      if (videoIds.length === 0 || videoIds.length > NOTICES.mostMarked) {
        return {
          __typename: 'NoticeBatchRefused',
          messageKey: 'notices.refused.BATCH',
          maximum: NOTICES.mostMarked,
        };
      }
      await markNotices(db, userId, { videoIds, isRead }, clock.now());
      return { __typename: 'NoticesMarked', unread: await unreadOf(context) };
    },
    setNoticeMail: async (_parent, { mail }, context) => {
      const { db, clock } = context.services;
      const { userId } = await requirePerson(context);
      const { id: tenantId } = requireTenant(context);
      await saveNoticeMail(db, { userId, tenantId, mail }, clock.now());
      return settingsOf(context);
    },
    startPush: async (_parent, { browser }, context) => {
      const { db, clock, config } = context.services;
      const { userId, sessionId } = await requirePerson(context);
      const { id: tenantId } = requireTenant(context);
      if (config.webPush === null) return pushRefused('NOT_OFFERED');
      const problem = problemOfBrowser(browser, config.isProduction);
      if (problem !== null) return pushRefused(problem);
      const reader = { userId, sessionId, tenantId, isDiscreet: browser.isDiscreet, language: requestLanguage() };
      await savePushSubscription(db, browser, reader, clock.now());
      return { __typename: 'PushStarted', isOn: true };
    },
    endPush: async (_parent, { endpoint }, context) => {
      const { userId } = await requirePerson(context);
      return endPushSubscription(context.services.db, userId, endpoint);
    },
    markAllNoticesRead: async (_parent, { until }, context) => {
      const { db, clock } = context.services;
      const { userId } = await requirePerson(context);
      await readNoticesUntil(db, await scopeFor(context), userId, { until: new Date(until), at: clock.now() });
      return { unread: await unreadOf(context) };
    },
  },
  Notice: {
    film: (row) => row,
    name: (row, _args, context) => nameOfSource(row, context),
    search: ({ search }, _args, { tenant }) => (search && search.tenant_id === tenant?.id ? search : null),
    noticedAt: ({ noticed_at }) => noticed_at.toISOString(),
    isRead: ({ read_at }) => read_at !== null,
  },
} satisfies Resolvers;

const pushRefused = (code: PushRefusalCode) =>
  ({ __typename: 'PushRefused', code, messageKey: 'pushNotices.setting.failed' }) as const;

async function settingsOf(context: RequestContext) {
  const { db, config } = context.services;
  const pushKey = config.webPush?.publicKey ?? null;
  const { userId } = await requirePerson(context);
  const [mail, account, isNewsRefused] = await Promise.all([
    findNoticeMail(db, userId),
    findAccountById(db, userId),
    refusesNews(db, userId),
  ]);
  if (account?.isEmailConfirmed !== true) return { mail, pushKey, hindrance: 'UNCONFIRMED' as const };
  return { mail, pushKey, hindrance: isNewsRefused ? ('NO_NEWS' as const) : null };
}

async function unreadOf(context: RequestContext): Promise<number> {
  const { userId } = await requirePerson(context);
  return countUnread(context.services.db, await scopeFor(context), userId, NOTICES.mostCounted);
}

async function nameOfSource(notice: NoticeWithSearch, { loaders }: RequestContext): Promise<string | null> {
  const { id, reason, source_id, search } = notice;
  if (reason === 'SEARCH') return search?.name ?? null;
  if (reason === 'CHANNEL') {
    const channel = await loaders.catalogue.channel.load(source_id);
    return channel ? nameIn(channel) : null;
  }
  const cast = await loaders.catalogue.performersOfVideo.load(id);
  return cast.find((performer) => performer.id === source_id)?.name ?? null;
}
