import { Asset, useRouterState, useTags } from '@tanstack/react-router';

type Tag = ReturnType<typeof useTags>[number];

/** What speaks of one page's content, and would be wrong over an error. */
const PAGE_PROPERTIES = new Set(['description', 'og:title', 'og:description', 'og:url']);

/**
 * The tags that routes and their chunks put into the head. Where an error page stands in the place of a route, that
 * page names itself, and what the route would have said is left out.
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

/** Only scripts, styles and their preloads are asked for a nonce. */
function withoutNeedlessNonce(tag: Tag): Tag {
  const rel: unknown = tag.attrs?.['rel'];
  if (tag.tag !== 'meta' && (tag.tag !== 'link' || rel === 'stylesheet' || rel === 'modulepreload')) return tag;
  return { ...tag, attrs: { ...tag.attrs, nonce: undefined } };
}
