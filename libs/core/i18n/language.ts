import { DEFAULT_LANGUAGE, type Language } from '@network/validation/languages.ts';

/** Dates are calendar days of the network, in UTC. */
export const TIME_ZONE = 'UTC';

let current = (): Language => (globalThis.document?.documentElement.lang as Language) || DEFAULT_LANGUAGE;

/** The language of the page; null for English, in which `tenant.ts` is written. */
export const otherLanguage = (): Language | null => (current() === DEFAULT_LANGUAGE ? null : current());

let prefix = (): string => {
  const own = `/${current()}`;
  return globalThis.location?.pathname.startsWith(`${own}/`) ? own : '';
};

/** The language of the page: in a browser that of its document, on a server that of the request. */
export const language = (): Language => current();

/** What precedes the paths of pages in this page's language: `/de` on a tour host, or nothing. */
export const pagePrefix = (): string => prefix();

/** The address of a page of this host in the language of this page. Links make it themselves, forms do not. */
export const pageAddress = (path: string): string => prefix() + path;

/** Servers answer many languages at once: these return what is true of the request under way. Called once, at start. */
export function readLanguageBy(readLanguage: () => Language, readPrefix: () => string): void {
  current = readLanguage;
  prefix = readPrefix;
}

/** Something that is expensive to make, such as a format, made once for each language. */
export function byLanguage<Made>(make: (language: Language) => Made): () => Made {
  const made: Partial<Record<Language, Made>> = {};
  return () => (made[current()] ??= make(current()));
}

/** An address of the members host, which continues in the language of this page. */
export function continueIn(address: URL): string {
  if (current() !== DEFAULT_LANGUAGE) address.searchParams.set('lang', current());
  return address.href;
}
