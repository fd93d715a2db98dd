import { pageHead, type RouteHead } from '@network/core/head/page-head.ts';
import { messagesOf } from '@network/core/i18n/messages.ts';
import { requests } from '@network/messages/requests.ts';

/** The head of the page of a public form. */
export const requestHead =
  (kind: keyof typeof requests.head): RouteHead =>
  ({ match: { context } }) => {
    const t = messagesOf(requests);
    const brand = context.tenant.name;
    return pageHead(context, {
      title: t(`head.${kind}.title`, { brand }),
      description: t(`head.${kind}.description`, { brand }),
      keywords: context.tenant.copy.keywords,
      canonicalPath: `/${kind}`,
    });
  };
