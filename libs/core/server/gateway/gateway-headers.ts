import { randomUUID } from 'node:crypto';
import { DEFAULT_LANGUAGE } from '@network/validation/languages.ts';
import { sharedCountry } from '../pages/page-key.ts';
import type { ServerConfig } from '../server-config.ts';
import type { RequestFacts } from '../request/request-facts.ts';

/**
 * Returns the headers of the calls that make one page: the gateway reads the page's person and their rights once for
 * all of them. The id is the brand server's own, so that no browser can go on with the rights of an earlier page.
 */
export function pageHeaders(facts: RequestFacts, config: ServerConfig): Record<string, string> {
  return { ...gatewayHeaders(facts, config), 'x-page': randomUUID() };
}

/**
 * Builds the headers of calls that render a page for every visitor of its key. They name the country only where the
 * page depends on it.
 */
export function sharedPageHeaders(facts: RequestFacts, config: ServerConfig): Record<string, string> {
  const origin = { ...facts.origin, country: sharedCountry(facts) };
  return pageHeaders({ ...facts, origin }, config);
}

/**
 * Builds the headers of calls that render a page for everybody with the same rights. They name the class of rights by
 * the gateway's token, and do not say who caused the call.
 */
export function standInHeaders(facts: RequestFacts, config: ServerConfig, token: string): Record<string, string> {
  return {
    'x-tenant': config.tenant.id,
    'x-brand-key': config.brandKey,
    'x-area': facts.area,
    'x-rights': token,
    ...languageHeader(facts),
    'x-correlation-id': facts.correlationId,
    ...(config.release === null ? {} : { 'x-release': config.release }),
  };
}

/** The facts of a request that a brand server sends to the gateway, which trusts them only with the key. */
export function gatewayHeaders(facts: RequestFacts, config: ServerConfig): Record<string, string> {
  const { origin } = facts;
  return {
    'x-tenant': config.tenant.id,
    'x-brand-key': config.brandKey,
    'x-area': facts.area,
    'x-client-address': origin.address,
    'x-correlation-id': facts.correlationId,
    ...(config.release === null ? {} : { 'x-release': config.release }),
    ...(facts.sessionId === null ? {} : { 'x-session': facts.sessionId }),
    ...(facts.browser === null ? {} : { 'x-browser': facts.browser }),
    ...(facts.preview === undefined ? {} : { 'x-preview': facts.preview.token, 'x-preview-as': facts.preview.person }),
    ...(origin.country === null ? {} : { 'x-client-country': origin.country }),
    ...(origin.region === null ? {} : { 'x-client-region': origin.region }),
    ...languageHeader(facts),
  };
}

/** Texts of the gateway are in English unless said. */
function languageHeader({ language }: RequestFacts): Record<string, string> {
  return language === DEFAULT_LANGUAGE ? {} : { 'x-language': language };
}
