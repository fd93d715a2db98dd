import { pathToFileURL } from 'node:url';
import compile from 'icu-minify/compile';
import type { Plugin } from 'vite';
import { isTexts } from './message-folders.ts';

/**
 * Compiles the texts of the message catalogue for a formatter without a parser, so that no parser of ICU messages
 * reaches a browser. A text that can't be parsed stops the build with its key.
 */
export function compileMessages(): Plugin {
  return {
    name: 'compile-messages',
    enforce: 'pre',
    apply: 'build',
    config: () => ({
      resolve: { alias: [{ find: /^use-intl\/format-message$/, replacement: 'use-intl/format-message/format-only' }] },
    }),
    async load(id) {
      const file = id.split('?', 1)[0] ?? '';
      if (!isTexts(file)) return null;
      this.addWatchFile(file);
      const lines = Object.entries(await compileFile(file)).map(
        ([name, texts]) => `export const ${name} = ${JSON.stringify(texts)};`,
      );
      return { code: lines.join('\n'), moduleType: 'js', moduleSideEffects: false };
    },
  };
}

/** The exports of a file of the catalogue, in compiled form. @throws Error naming the key of a text that can't be parsed */
export async function compileFile(file: string): Promise<Readonly<Record<string, unknown>>> {
  const exported = (await import(pathToFileURL(file).href)) as Readonly<Record<string, unknown>>;
  return Object.fromEntries(Object.entries(exported).map(([name, texts]) => [name, compileTexts(texts, name)]));
}

/** Texts of a catalogue, at any depth, in compiled form. @throws Error naming the key of a value that is no text */
export function compileTexts(texts: unknown, path: string): unknown {
  if (typeof texts === 'string') return compileText(texts, path);
  // Paragraphs of mails, which no page shows.
  if (Array.isArray(texts)) return texts.map((text, index) => compileTexts(text, `${path}.${index}`));
  if (typeof texts !== 'object' || texts === null) {
    throw new Error(`${path}: expected a text or an object of texts`);
  }
  return Object.fromEntries(Object.entries(texts).map(([key, value]) => [key, compileTexts(value, `${path}.${key}`)]));
}

function compileText(text: string, path: string): unknown {
  try {
    return compile(text);
  } catch (cause) {
    throw new Error(`${path}: ${cause instanceof Error ? cause.message : 'not an ICU message'}`, { cause });
  }
}
