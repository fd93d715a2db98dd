import { AsyncLocalStorage } from 'node:async_hooks';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { translated } from '@network/messages/catalogue/translations.ts';
import { tenantIn } from '@network/tenant/tenant-in-language.ts';
import type { Tenant } from '@network/tenant/tenant-schema.ts';
import { readCookies } from '@network/server/requests/cookies.ts';
import {
  DEFAULT_LANGUAGE,
  isLanguage,
  type Language,
  LANGUAGE_COOKIE,
  preferredLanguage,
} from '@network/validation/languages.ts';

const requested = new AsyncLocalStorage<Language>();

/** The language of the request under way; English in jobs and commands. */
export const requestLanguage = (): Language => requested.getStore() ?? DEFAULT_LANGUAGE;

/** The language as it is stored: null for English, which needs no choice. */
export const otherLanguage = (): Language | null => (requestLanguage() === DEFAULT_LANGUAGE ? null : requestLanguage());

/** A brand with its own words in the language of the request. */
export const speaking = (tenant: Tenant): Tenant => tenantIn(tenant, otherLanguage());

/** Runs something whose texts are in a language, such as a mail's. */
export const inLanguage = <Result>(language: Language, run: () => Result): Result => requested.run(language, run);

/** Answers each request in its language. Call it after the hook that reads the caller. */
export function answerInLanguages(app: FastifyInstance): void {
  const enter = (request: FastifyRequest, _reply: unknown, done: () => void): void =>
    requested.run(languageOf(request), done);
  app.addHook('onRequest', enter);
  // The body arrives in a context of its own.
  app.addHook('preValidation', enter);
}

/**
 * A brand server says in which language its page is. A browser at the identity server's own address comes with the language
 * of the brand's page, which a cookie remembers, or with its own.
 */
export function languageOf(request: Pick<FastifyRequest, 'caller' | 'headers' | 'query'>): Language {
  const { caller, headers } = request;
  if (caller.tenant !== null) {
    const named = headers['x-language'];
    return isLanguage(named) ? named : DEFAULT_LANGUAGE;
  }
  const chosen = localeOf(request) ?? readCookies(headers.cookie)[LANGUAGE_COOKIE];
  return isLanguage(chosen) ? chosen : (preferredLanguage(headers['accept-language']) ?? DEFAULT_LANGUAGE);
}

/** The language that a sign-in asks for (OpenID Connect Core, 3.1.2.1). */
export function localeOf({ query }: Pick<FastifyRequest, 'query'>): Language | null {
  const { ui_locales: locale } = (query ?? {}) as { readonly ui_locales?: unknown };
  return isLanguage(locale) ? locale : null;
}

/**
 * Texts that are in the language of the request whenever one is read, at any depth: for modules that take them apart when they
 * are loaded.
 */
export function spoken<const Texts extends object>(texts: Texts): Texts {
  return new Proxy(texts, {
    get: (english, key) => {
      const own: unknown = Reflect.get(english, key);
      if (typeof own === 'object' && own !== null && !Array.isArray(own)) return spoken(own);
      return Reflect.get(translated(english as Readonly<Record<string, unknown>>, requestLanguage()), key) as unknown;
    },
  });
}
