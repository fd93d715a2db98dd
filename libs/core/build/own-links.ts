import type { Plugin } from 'vite';

const ROUTE = /\/@tanstack\/react-router\/dist\/esm\/route\.js$/;
const LINK = './link.js';
const NO_LINK = '\0no-link';

/**
 * Leaves the router's own link out of the bundle: every route carries one, but links of the product are anchors that
 * the router follows (`layout/router-anchor.tsx`). Code that uses a route's link all the same gets an error that says
 * so.
 */
export function ownLinks(): Plugin {
  return {
    name: 'own-links',
    enforce: 'pre',
    apply: 'build',
    resolveId: (source, importer) =>
      source === LINK && importer !== undefined && ROUTE.test(importer) ? NO_LINK : null,
    load: (id) =>
      id === NO_LINK
        ? `export const Link = () => { throw new Error('Use Anchor in the place of a link of a route'); };`
        : null,
  };
}
