import { pageHead, type RouteHead } from '@network/core/head/page-head.ts';
import { messagesOf } from '@network/core/i18n/messages.ts';
import { legal } from '@network/messages/legal.ts';

/** The head of a legal document's page. */
export const legalHead =
  (page: keyof typeof legal.head, canonicalPath: string): RouteHead =>
  ({ match: { context } }) => {
    const t = messagesOf(legal);
    const brand = context.tenant.name;
    return pageHead(context, {
      title: t(`head.${page}.title`, { brand }),
      description: t(`head.${page}.description`, { brand }),
      keywords: context.tenant.copy.keywords,
      canonicalPath,
    });
  };
