import { Asset, useRouterState, useTags } from '@tanstack/react-router';

type Tag = ReturnType<typeof useTags>[number];

/** Tags about one page's content, which would be wrong for an error page. */
const PAGE_PROPERTIES = new Set(['description', 'og:title', 'og:description', 'og:url']);

/**
 * The tags of routes and their chunks in the head. Where an error page replaces a route, its own title is used and the
 * route's tags are left out.
 */
export function PageTags() {
  const tags = useTags();
  const isError = useRouterState({
    select: ({ matches }) =>
      matches.some(({ status, _notFound }) => _notFound === true || status === 'error' || status === 'notFound'),
  });
  const shown = isError ? tags.filter((tag) => !isOfPage(tag)) : tags;
  return shown.map((tag) => <Asset {...withoutNeedlessNonce(tag)} key={JSON.stringify(tag)} />);
}

function isOfPage({ tag, attrs }: Tag): boolean {
  if (tag === 'title') return true;
  if (tag === 'link') return attrs?.['rel'] === 'canonical';
  return tag === 'meta' && PAGE_PROPERTIES.has(String(attrs?.['name'] ?? attrs?.['property']));
}

/** Only scripts, styles and their preloads need a nonce. */
function withoutNeedlessNonce(tag: Tag): Tag {
  const rel: unknown = tag.attrs?.['rel'];
  if (tag.tag !== 'meta' && (tag.tag !== 'link' || rel === 'stylesheet' || rel === 'modulepreload')) return tag;
  return { ...tag, attrs: { ...tag.attrs, nonce: undefined } };
}
