import { pageAddress, pagePrefix } from '@network/core/i18n/language.ts';

interface LinkParts {
  readonly href: string;
  readonly target?: string | undefined;
  readonly download?: unknown;
}

/** Paths of this host that the brand server answers without the router. */
const SERVER_PATHS = /^\/(?:oidc|login|refresh|api|graphql|rest|media|assets)(?:\/|$)/;

/** Whether a link is to a page of this host, whatever window it opens in. */
const isOwnPage = (href: string): boolean => href.startsWith('/') && !href.startsWith('//') && !SERVER_PATHS.test(href);

/** The address of a link in the language of the page. Most pages have no prefix, and nothing to look for. */
export const addressOf = (href: string): string =>
  pagePrefix() !== '' && isOwnPage(href) && !href.startsWith(pageAddress('/')) ? pageAddress(href) : href;

/**
 * The path and the query of a link that the router can follow; null for one that is the browser's: another host, a
 * place on the same page, a new window, a download, or a path that is no page.
 */
export function ownPath(link: LinkParts): { readonly pathname: string; readonly searchStr: string } | null {
  if (link.download !== undefined || (link.target !== undefined && link.target !== '_self')) return null;
  if (!isOwnPage(link.href)) return null;
  const [beforeHash = ''] = link.href.split('#');
  const mark = beforeHash.indexOf('?');
  return mark === -1
    ? { pathname: beforeHash, searchStr: '' }
    : { pathname: beforeHash.slice(0, mark), searchStr: beforeHash.slice(mark) };
}
