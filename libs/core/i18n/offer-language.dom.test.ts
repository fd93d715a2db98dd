import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { offerLanguage } from './offer-language.ts';

const FOOTER = (address: (language: string) => string) =>
  `<footer>${['en', 'de', 'es'].map((id) => `<a href="${address(id)}" hreflang="${id}">${id}</a>`).join('')}</footer>`;
const onTour = (language: string) => (language === 'en' ? '/videos' : `/${language}/videos`);

function openFrom(referrer: string): void {
  vi.spyOn(document, 'referrer', 'get').mockReturnValue(referrer);
}

beforeEach(() => {
  localStorage.clear();
  document.documentElement.lang = 'en';
  document.body.innerHTML = FOOTER(onTour);
});
afterEach(() => {
  document.body.replaceChildren();
});

const line = () => document.querySelector('aside');
const offer = (...preferred: readonly string[]) => offerLanguage(document, preferred);

it('offers the first of our languages that the browser prefers, in that language, by the page’s own address', () => {
  offer('fr-FR', 'de-AT', 'es');
  expect([line()?.lang, line()?.getAttribute('aria-label')]).toEqual(['de', 'Sprache']);
  const link = line()?.querySelector('a');
  expect([link?.textContent, link?.getAttribute('hreflang')]).toEqual(['Diese Seite auf Deutsch lesen', 'de']);
  expect(new URL(link?.href ?? '').pathname).toBe('/de/videos');
});

it('leads to the page that is shown when it is pressed', () => {
  offer('es');
  const own = document.querySelector<HTMLAnchorElement>('footer a[hreflang="es"]');
  own?.setAttribute('href', '/es/performers?page=2');
  const link = line()?.querySelector('a');
  link?.addEventListener('click', (event) => event.preventDefault());
  link?.click();
  expect(link?.href).toBe(own?.href);
});

it.each([
  ['that the page is in', ['en-GB', 'de']],
  ['that we have none of', ['fr', 'it']],
])('offers no language %s', (_which, preferred) => {
  offer(...preferred);
  expect(line()).toBeNull();
});

it('is gone for good once it is dismissed', () => {
  offer('de');
  line()?.querySelector('button')?.click();
  expect(line()).toBeNull();
  offer('de');
  expect(line()).toBeNull();
});

it('offers nothing to a reader who has changed the language, from then on', () => {
  openFrom(`${location.origin}/de/videos`);
  offer('de');
  expect(line()).toBeNull();
  openFrom('');
  offer('de');
  expect(line()).toBeNull();
});

it.each(['https://search.example/de/videos', '/performers'])('still offers after %s', (referrer) => {
  openFrom(new URL(referrer, location.origin).href);
  offer('de');
  expect(line()).not.toBeNull();
});

it('offers nothing on a members host, where the person’s choice decides', () => {
  document.body.innerHTML = FOOTER((language) => `/videos?lang=${language}`);
  offer('de');
  expect(line()).toBeNull();
});

it('offers again where storage is blocked', () => {
  vi.spyOn(globalThis, 'localStorage', 'get').mockImplementation(() => {
    throw new DOMException('blocked', 'SecurityError');
  });
  offer('de');
  line()?.querySelector('button')?.click();
  offer('de');
  expect(line()).not.toBeNull();
});
