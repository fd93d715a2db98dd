import type { PageContext } from '../routing/router-context.ts';

/** What a page says of itself to search engines and social networks (T05). */
export interface PageDescription {
  /** The whole title, brand name included, out of the message catalogue. */
  readonly title: string;
  readonly description?: string;
  readonly keywords?: readonly string[];
  /** Path of the canonical address on the tour host, without parameters that don't change the content. */
  readonly canonicalPath?: string;
  /** Absolute address, or path, of the picture that stands for the page. */
  readonly image?: string;
  /** A page that search engines should leave out. */
  readonly isPrivate?: boolean;
}

type MetaTag = Readonly<Record<string, string>>;

/** English is the only language so far (D32), and what everybody else gets. */
const languageLinks = (href: string) => [
  { rel: 'canonical', href },
  { rel: 'alternate', hrefLang: 'en', href },
  { rel: 'alternate', hrefLang: 'x-default', href },
];

/** The head of a route: `head: ({ match }) => pageHead(match.context, { title, description })`. */
export function pageHead(context: Pick<PageContext, 'tenant'>, page: PageDescription) {
  const { urls } = context.tenant;
  const meta: MetaTag[] = [
    { title: page.title },
    { property: 'og:title', content: page.title },
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
