import { dirname } from 'node:path';
import type { Plugin } from 'vite';
import { MESSAGES } from './message-folders.ts';

/**
 * Puts an edited text on the page without loading it again. Texts are imported by components and by modules that are no
 * components (routes, page heads), and the latter would make Vite reload the page: so the texts that they hold are
 * replaced in place, and the components that show them are rendered again with their state.
 */
export function hotMessages(folder: string = MESSAGES): Plugin {
  const isMessages = (file: string): boolean => dirname(file) === folder && file.endsWith('.ts');
  return {
    name: 'hot-messages',
    apply: 'serve',
    applyToEnvironment: (environment) => environment.name === 'client',
    transform(code, id) {
      const file = id.split('?', 1)[0] ?? '';
      return isMessages(file) ? { code: withReplacement(code), map: null } : null;
    },
    hotUpdate({ file, modules }) {
      if (this.environment.name !== 'client' || !isMessages(file)) return undefined;
      const components = modules.flatMap((module) => [...module.importers].filter((each) => each.isSelfAccepting));
      return [...modules, ...components];
    },
  };
}

/** A module of texts that, whenever it is run again, gives its texts to the objects of the versions before. */
export function withReplacement(code: string): string {
  const exports = [...code.matchAll(/^export const (\w+)/gm)].map(([, name]) => name).join(', ');
  return `${code}
if (import.meta.hot) {
  const replace = (old, texts) => {
    for (const key of Object.keys(old)) if (!(key in texts)) delete old[key];
    for (const [key, text] of Object.entries(texts)) {
      if (typeof text === 'object' && typeof old[key] === 'object') replace(old[key], text);
      else old[key] = text;
    }
  };
  const texts = { ${exports} };
  const versions = (import.meta.hot.data.versions ??= []);
  for (const version of versions) replace(version, texts);
  versions.push(texts);
  import.meta.hot.accept();
}
`;
}
