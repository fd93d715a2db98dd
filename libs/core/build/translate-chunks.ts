import { createHash } from 'node:crypto';
import { basename, dirname, join } from 'node:path';
import type { Plugin } from 'vite';
import { OTHER_LANGUAGES, type OtherLanguage } from '@network/validation/languages.ts';
import { TRANSLATED_FILES } from '../i18n/translated-files.ts';
import { compileFile } from './compile-messages.ts';
import { isTexts, textsOfLanguage } from './message-folders.ts';
import { type EnglishTexts, type LocatedTexts, locateTexts, replaceTexts } from './replace-texts.ts';

/** A chunk of a bundle, as far as it is used here. */
export interface TextChunk {
  readonly fileName: string;
  readonly code: string;
  readonly imports: readonly string[];
  readonly dynamicImports: readonly string[];
  /** The files with texts, each with the exports of it that are in the chunk. */
  readonly texts: readonly { readonly file: string; readonly exports: readonly string[] }[];
}

/** Compiled texts by file and export. */
export type CompiledTexts = ReadonlyMap<string, Readonly<Record<string, unknown>>>;

/** What a brand says itself in its own file, by the parts of what that exports; null is English. */
export interface BrandTexts {
  readonly file: string;
  readonly textsIn: (language: OtherLanguage | null) => Readonly<Record<string, unknown>>;
}

/**
 * Writes the chunks of a build once more for each language but English, with its texts in the place of the English ones: one
 * build is enough for all languages, and no bundle has a text of another. Chunks without texts that lead to none are shared.
 * The folder of a language is named after its texts, since browsers keep what is in it for a year.
 */
export function translateChunks(brand: BrandTexts): Plugin {
  return {
    name: 'translate-chunks',
    apply: 'build',
    applyToEnvironment: (environment) => environment.name === 'client',
    generateBundle: {
      order: 'post',
      async handler(_options, bundle) {
        const chunks = Object.values(bundle).flatMap((file) =>
          file.type === 'chunk' ? [textChunkOf(file, brand)] : [],
        );
        const catalogue = chunks.flatMap(({ texts }) => texts.map(({ file }) => file)).filter(isTexts);
        const english = withTexts(await compileAll(catalogue), brand.file, brand.textsIn(null));
        const different = chunksWithTexts(chunks, english);
        const written: Record<string, Record<string, string>> = {};
        for (const language of OTHER_LANGUAGES) {
          const own = brand.textsIn(language);
          const other = withTexts(
            await compileAll(textsOfLanguage(language)),
            translationOfFile(brand.file, language),
            own,
          );
          const files = translate(chunks, different, language, other);
          written[language] = {};
          for (const { from, fileName, source } of files) {
            this.emitFile({ type: 'asset', fileName, source });
            written[language][from] = fileName;
          }
        }
        this.emitFile({ type: 'asset', fileName: TRANSLATED_FILES, source: JSON.stringify(written) });
      },
    },
  };
}

interface TranslatedFile {
  readonly from: string;
  readonly fileName: string;
  readonly source: string;
}

/** A module's texts, and which of its exports they are. */
interface ModuleTexts extends EnglishTexts {
  readonly file: string;
  readonly export: string;
}

/** Where the texts of each chunk are that differs between languages, by the chunk's name. */
export type DifferentChunks = ReadonlyMap<string, readonly LocatedTexts<ModuleTexts>[]>;

/**
 * The chunks that differ between languages: those with texts, and all that lead to one of them. For all languages at once,
 * since parsing them is what takes time.
 */
export function chunksWithTexts(chunks: readonly TextChunk[], english: CompiledTexts): DifferentChunks {
  const different = leadingToTexts(chunks);
  return new Map(
    chunks
      .filter(({ fileName }) => different.has(fileName))
      .map((chunk) => [chunk.fileName, locateTexts(chunk.code, englishTextsOf(chunk, english))]),
  );
}

/** The chunks that differ in a language. @throws Error naming a namespace that is not translated */
export function translate(
  chunks: readonly TextChunk[],
  different: DifferentChunks,
  language: OtherLanguage,
  other: CompiledTexts,
): readonly TranslatedFile[] {
  const folder = `assets/${language}-${hashOf([...other].map(([file, texts]) => [basename(file), texts]))}`;
  return chunks.flatMap(({ fileName, code }) => {
    const located = different.get(fileName);
    if (located === undefined) return [];
    const translated = replaceTexts(code, located, (texts) => translationOf(texts, language, other));
    return {
      from: fileName,
      fileName: `${folder}/${basename(fileName)}`,
      source: withAddresses(translated, chunks, different, folder),
    };
  });
}

function textChunkOf(
  chunk: {
    readonly fileName: string;
    readonly code: string;
    readonly imports: readonly string[];
    readonly dynamicImports: readonly string[];
    readonly modules: Readonly<Record<string, { readonly renderedExports: readonly string[] }>>;
  },
  brand: BrandTexts,
): TextChunk {
  const { fileName, code, imports, dynamicImports, modules } = chunk;
  const texts = Object.entries(modules)
    .map(([id, { renderedExports }]) => ({ file: id.split('?', 1)[0] ?? id, exports: renderedExports }))
    .filter(({ file }) => file === brand.file || isTexts(file))
    .map(({ file, exports }) => ({ file, exports: file === brand.file ? Object.keys(brand.textsIn(null)) : exports }));
  return { fileName, code, imports, dynamicImports, texts };
}

/** Chunks with texts, and all that import one of them, at any distance. */
function leadingToTexts(chunks: readonly TextChunk[]): ReadonlySet<string> {
  const found = new Set(chunks.filter(({ texts }) => texts.length > 0).map(({ fileName }) => fileName));
  for (let before = -1; before < found.size;) {
    before = found.size;
    for (const { fileName, imports, dynamicImports } of chunks) {
      if ([...imports, ...dynamicImports].some((file) => found.has(file))) found.add(fileName);
    }
  }
  return found;
}

function englishTextsOf({ texts }: TextChunk, english: CompiledTexts): readonly ModuleTexts[] {
  return texts.flatMap(({ file, exports }) =>
    exports.map((name) => ({
      name: `${name} in ${basename(file)}`,
      english: english.get(file)?.[name],
      file,
      export: name,
    })),
  );
}

function translationOf(texts: ModuleTexts, language: OtherLanguage, other: CompiledTexts): unknown {
  const translated = other.get(translationOfFile(texts.file, language))?.[texts.export];
  if (translated === undefined) {
    throw new Error(`${basename(texts.file)}: ${texts.export} is not translated into ${language}`);
  }
  return translated;
}

/** The name under which the texts of a file are known in another language. */
const translationOfFile = (file: string, language: OtherLanguage): string =>
  join(dirname(file), language, basename(file));

const withTexts = (texts: CompiledTexts, file: string, own: Readonly<Record<string, unknown>>): CompiledTexts =>
  new Map([...texts, [file, own]]);

/** Files that differ are beside the chunk; the others are where they were, in the folder above. */
function withAddresses(
  code: string,
  chunks: readonly TextChunk[],
  different: Pick<DifferentChunks, 'has'>,
  folder: string,
): string {
  const known = new Map(chunks.map(({ fileName }) => [basename(fileName), fileName]));
  return code.replace(/(["'`])(\.\/|assets\/)([\w-]+\.js)\1/g, (whole, quote: string, place: string, name: string) => {
    const file = known.get(name);
    if (file === undefined) return whole;
    const isDifferent = different.has(file);
    if (place === './') return isDifferent ? whole : `${quote}../${name}${quote}`;
    return isDifferent ? `${quote}${folder}/${name}${quote}` : whole;
  });
}

async function compileAll(files: readonly string[]): Promise<CompiledTexts> {
  const distinct = [...new Set(files)];
  return new Map(await Promise.all(distinct.map(async (file) => [file, await compileFile(file)] as const)));
}

function hashOf(texts: unknown): string {
  return createHash('sha256').update(JSON.stringify(texts)).digest('base64url').replaceAll(/[-_]/g, '').slice(0, 8);
}
