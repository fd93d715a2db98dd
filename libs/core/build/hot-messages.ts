import type { Plugin } from 'vite';
import { evaluateAgain } from './evaluate-again.ts';
import { englishFileOf, MESSAGES } from './message-folders.ts';

/**
 * Puts an edited text, in any language, on the page without loading it again. Texts are imported by components and by modules
 * that are no components (routes, page heads, the catalogues), and the latter would make Vite reload the page: so the texts that
 * they hold are replaced in place, and the components that show them are rendered again with their state. The server has the
 * text on its next page.
 */
export function hotMessages(folder: string = MESSAGES): Plugin {
  return {
    name: 'hot-messages',
    apply: 'serve',
    transform(code, id) {
      if (this.environment.name !== 'client') return null;
      const file = id.split('?', 1)[0] ?? '';
      return englishFileOf(file, folder) === null ? null : { code: withReplacement(code), map: null };
    },
    hotUpdate({ file, modules }) {
      if (englishFileOf(file, folder) === null) return undefined;
      if (evaluateAgain(this.environment, modules)) return [];
      if (this.environment.name !== 'client') return undefined;
      const graph = this.environment.moduleGraph;
      const again = new Set(modules);
      // Texts have parts of others. Components import the English ones, and by them show those of other languages.
      for (const texts of again) {
        const own = englishFileOf(texts.file ?? '', folder);
        const shown = own === null ? [] : [texts, ...(graph.getModulesByFile(own) ?? [])];
        const importers = shown.flatMap((module) => [...module.importers]);
        for (const each of importers) if (each.isSelfAccepting) again.add(each);
      }
      return [...again];
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
