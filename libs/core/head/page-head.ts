import { layout } from '@network/messages/layout.ts';
import { messagesOf } from '../i18n/messages.ts';
import type { PageContext } from '../routing/router-context.ts';

/** The page's metadata for search engines and social networks. */
export interface PageDescription {
  /** The whole title, brand name included, out of the message catalogue. */
  readonly title: string;
  readonly description?: string;
  /** For a paged list: from the second page on, the title has the number. */
  readonly page?: number;
  readonly keywords?: readonly string[];
  /** Path of the canonical address on the tour host, without parameters that don't change the content. */
  readonly canonicalPath?: string;
  /** Absolute address or path of the page's picture. */
  readonly image?: string;
  /** A page that search engines should leave out. */
  readonly isPrivate?: boolean;
}

type MetaTag = Readonly<Record<string, string>>;

/** The tags of a page's head, in the router's form. */
export interface PageHead {
  readonly meta?: object[];
  readonly links?: object[];
}

/** The input of a head: the context of the route's guards, and its data, missing when the loader returned none. */
interface HeadInput<Data, Settled extends object> {
  readonly match: { readonly context: PageContext & Settled };
  readonly loaderData?: Data;
}

/** The `head` that a page's module exports (see `lazyPage`), typed by its route's loader and guards. */
export type RouteHead<Data = unknown, Settled extends object = object> = (input: HeadInput<Data, Settled>) => PageHead;

/** English is the only language so far, and the default. */
const languageLinks = (href: string) => [
  { rel: 'canonical', href },
  { rel: 'alternate', hrefLang: 'en', href },
  { rel: 'alternate', hrefLang: 'x-default', href },
];

/** The head of a page: `export const head: RouteHead = ({ match }) => pageHead(match.context, { title, description })`. */
export function pageHead(context: Pick<PageContext, 'tenant'>, page: PageDescription) {
  const { urls } = context.tenant;
  const number = page.page ?? 1;
  const title = number > 1 ? messagesOf(layout)('pageTitle', { title: page.title, page: String(number) }) : page.title;
  const meta: MetaTag[] = [
    { title },
    { property: 'og:title', content: title },
    ...(page.description === undefined
      ? []
      : [
          { name: 'description', content: page.description },
          { property: 'og:description', content: page.description },
        ]),
    ...(page.keywords ? [{ name: 'keywords', content: page.keywords.join(', ') }] : []),
    ...(page.image === undefined ? [] : [{ property: 'og:image', content: new URL(page.image, urls.tour).href }]),
    ...(page.isPrivate ? [{ name: 'robots', content: 'noindex' }] : []),
  ];
  const canonical = page.canonicalPath === undefined ? null : new URL(page.canonicalPath, urls.tour).href;
  return {
    meta: canonical === null ? meta : [...meta, { property: 'og:url', content: canonical }],
    links: canonical === null ? [] : languageLinks(canonical),
  };
}
