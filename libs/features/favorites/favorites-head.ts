import { pageHead, type RouteHead } from '@network/core/head/page-head.ts';
import { messagesOf } from '@network/core/i18n/messages.ts';
import { favorites } from '@network/messages/favorites.ts';

/** The head of one of the pages of favorites. */
export const favoritesHead =
  (page: keyof typeof favorites.head, canonicalPath: string): RouteHead =>
  ({ match: { context } }) =>
    pageHead(context, { title: messagesOf(favorites)(`head.${page}`, { brand: context.tenant.name }), canonicalPath });
