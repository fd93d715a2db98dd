import type { Plugin } from 'vite';

const PACKAGE = 'react-style-singleton';
const OURS = '@network/core/browser/style-singleton.ts';

/**
 * Puts our own style singleton in the place of the one that dialogs bring with them: that one adds a style element to the
 * page, which the Content-Security-Policy of a page that visitors share can't let in. Ours adopts a stylesheet.
 */
export function adoptedStyles(): Plugin {
  return {
    name: 'network:adopted-styles',
    enforce: 'pre',
    resolveId(source, importer) {
      return source === PACKAGE ? this.resolve(OURS, importer, { skipSelf: true }) : null;
    },
  };
}
