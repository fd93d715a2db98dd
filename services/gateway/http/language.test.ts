import { describe, expect, it } from 'vitest';
import { identity } from '@network/messages/identity.ts';
import { inLanguage, languageOf, localeOf, otherLanguage, requestLanguage, spoken } from './language.ts';

const request = (tenant: object | null, headers: Record<string, string> = {}, query: object = {}) =>
  ({ caller: { tenant }, headers, query }) as unknown as Parameters<typeof languageOf>[0];
const brand = {};

describe('the language of a request', () => {
  it('is what a brand server says, and English where it says nothing', () => {
    expect(languageOf(request(brand, { 'x-language': 'de', 'accept-language': 'es' }))).toBe('de');
    expect(languageOf(request(brand, { 'accept-language': 'es' }))).toBe('en');
    expect(languageOf(request(brand, { 'x-language': 'constructor' }))).toBe('en');
  });

  it('of a browser is that of the sign-in, then of its cookie, then its own; it can’t speak for a brand', () => {
    expect(languageOf(request(null, { 'x-language': 'de' }))).toBe('en');
    expect(languageOf(request(null, { 'accept-language': 'es-MX' }))).toBe('es');
    expect(languageOf(request(null, { 'accept-language': 'es', cookie: 'language=de' }))).toBe('de');
    expect(languageOf(request(null, { cookie: 'language=de' }, { ui_locales: 'en' }))).toBe('en');
    expect(localeOf(request(null, {}, { ui_locales: ['de', 'es'] }))).toBeNull();
  });

  it('is English outside of one, which is stored as no choice', () => {
    expect([requestLanguage(), otherLanguage()]).toEqual(['en', null]);
    expect(inLanguage('de', () => [requestLanguage(), otherLanguage()])).toEqual(['de', 'de']);
  });
});

it('texts that were taken apart before are in the language in which they are read', () => {
  const texts = spoken(identity);
  const { signIn, notices } = texts;
  const read = () => [signIn.submit, texts.notices.limited.heading, notices.tryAgain];
  expect(read()).toEqual(['Sign in', 'Too many attempts', 'Try again']);
  expect(inLanguage('de', read)).toEqual(['Anmelden', 'Zu viele Versuche', 'Noch einmal versuchen']);
  expect(inLanguage('es', read)).toEqual(['Iniciar sesión', 'Demasiados intentos', 'Reintentar']);
  expect(Object.hasOwn(signIn, 'submit')).toBe(true);
});
