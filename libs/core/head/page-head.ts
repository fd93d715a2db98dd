import { layout } from '@network/messages/layout.ts';
import { DEFAULT_LANGUAGE, LANGUAGES } from '@network/validation/languages.ts';
import { addressIn } from '@network/validation/language-addresses.ts';
import { language } from '../i18n/language.ts';
import { messagesOf } from '../i18n/messages.ts';
import type { PageContext } from '../routing/router-context.ts';

/** A picture that a page shows, as the gateway answers it. */
export interface HeadPicture {
  readonly src: string;
  /** Its candidates, as in `srcset`; empty or left out where there are none. */
  readonly webpSrcSet?: string;
  readonly isMissing: boolean;
}

/** The width in which sites that quote a page show its picture. */
const QUOTED_WIDTH = 640;

/** The page's metadata for search engines and social networks. */
export interface PageDescription {
  /** The whole title, brand name included, out of the message catalogue. */
  readonly title: string;
  readonly description?: string;
  /** The page of a list; from the second page on, the title has the number. */
  readonly page?: number;
  readonly keywords?: readonly string[];
  /** Path of the canonical address on the tour host, without parameters that don't change the content. */
  readonly canonicalPath?: string;
  /**
   * The page's picture, or its absolute address or path. Left out or missing, the page is shared with the brand's card.
   */
  readonly image?: string | HeadPicture | null | undefined;
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

/** Each page names itself in every language. */
const languageLinks = (href: string, hrefIn: (language: string) => string) => [
  { rel: 'canonical', href },
  ...Object.keys(LANGUAGES).map((hrefLang) => ({ rel: 'alternate', hrefLang, href: hrefIn(hrefLang) })),
  { rel: 'alternate', hrefLang: 'x-default', href: hrefIn(DEFAULT_LANGUAGE) },
];

/** The address of a page's picture for search engines, link previews and players; null for a page without one. */
export function addressOfPicture(picture: PageDescription['image']): string | null {
  if (picture === undefined || picture === null || typeof picture === 'string') return picture ?? null;
  return picture.isMissing ? null : (quotedCandidate(picture.webpSrcSet ?? '') ?? picture.src);
}

/** The narrowest candidate that is wide enough to be quoted, or else the widest; they ascend. */
function quotedCandidate(candidates: string): string | null {
  const all = [...candidates.matchAll(/(\S+) (\d+)w/g)].map(([, src = '', width]) => ({ src, width: Number(width) }));
  return (all.find(({ width }) => width >= QUOTED_WIDTH) ?? all.at(-1))?.src ?? null;
}

/** The head of a page: `export const head: RouteHead = ({ match }) => pageHead(match.context, { title, description })`. */
export function pageHead(context: Pick<PageContext, 'tenant'>, page: PageDescription) {
  const { urls } = context.tenant;
  const image = addressOfPicture(page.image);
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
    ...(image === null ? [] : [{ property: 'og:image', content: new URL(image, urls.tour).href }]),
    ...(page.isPrivate ? [{ name: 'robots', content: 'noindex' }] : []),
  ];
  const path = page.canonicalPath;
  if (path === undefined) return { meta, links: [] };
  const hrefIn = (of: string): string => new URL(addressIn(of, path), urls.tour).href;
  const canonical = hrefIn(language());
  return {
    meta: [...meta, { property: 'og:url', content: canonical }],
    links: languageLinks(canonical, hrefIn),
  };
}
