import { pageHead, type RouteHead } from '@network/core/head/page-head.ts';
import { messagesOf } from '@network/core/i18n/messages.ts';
import { welcome } from '@network/messages/welcome.ts';

/** The head of a page that a payment leads back to. */
export const welcomeHead =
  (page: keyof typeof welcome.head): RouteHead =>
  ({ match: { context } }) =>
    pageHead(context, {
      title: messagesOf(welcome)(`head.${page}`, { brand: context.tenant.name }),
      isPrivate: true,
    });
