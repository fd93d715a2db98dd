import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { TRANSLATED_FILES } from '../../i18n/translated-files.ts';
import { DEFAULT_LANGUAGE, type Language } from '@network/validation/languages.ts';

/**
 * The files of a client build that have texts, each by what it is called in another language (`translate-chunks.ts`); empty for
 * the language that the build itself is in.
 */
export function translatedFiles(clientFolder: string, language: Language): ReadonlyMap<string, string> {
  const list = join(clientFolder, TRANSLATED_FILES);
  if (language === DEFAULT_LANGUAGE || !existsSync(list)) return new Map();
  const files = JSON.parse(readFileSync(list, 'utf8')) as Readonly<Record<string, Readonly<Record<string, string>>>>;
  return new Map(Object.entries(files[language] ?? {}));
}
