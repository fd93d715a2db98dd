import { readdirSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { OTHER_LANGUAGES, type OtherLanguage } from '@network/validation/languages.ts';

/** Where the texts in English are, a file for each namespace. */
export const MESSAGES = dirname(fileURLToPath(import.meta.resolve('@network/messages/errors.ts')));

const FOLDERS: ReadonlySet<string> = new Set([
  MESSAGES,
  ...OTHER_LANGUAGES.map((language) => join(MESSAGES, language)),
]);

/** Whether a file has texts of the catalogue, in any language. */
export const isTexts = (file: string): boolean =>
  FOLDERS.has(dirname(file)) && file.endsWith('.ts') && !file.endsWith('.test.ts');

/** The English file of the namespace whose texts, in any language, a file has; null for another file. */
export function englishFileOf(file: string, messages: string): string | null {
  const isOther = OTHER_LANGUAGES.some((language) => dirname(file) === join(messages, language));
  if (!file.endsWith('.ts') || !(isOther || dirname(file) === messages)) return null;
  return join(messages, basename(file));
}

/** The files of texts in a language, by their path. */
export const textsOfLanguage = (language: OtherLanguage): readonly string[] =>
  readdirSync(join(MESSAGES, language))
    .map((file) => join(MESSAGES, language, file))
    .filter(isTexts);
