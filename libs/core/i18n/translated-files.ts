/** Beside the manifest of a client build: its files with texts by language. */
export const TRANSLATED_FILES = '.vite/translated.json';
