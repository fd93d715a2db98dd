import { describe, expect, it } from 'vitest';
import { chosenLanguage, inSameLanguage, readLanguage, withoutChoice } from './requested-language.ts';

const read = (address: string, area: 'tour' | 'members', headers = {}, cookies = {}) => {
  const mark = address.indexOf('?');
  const target =
    mark === -1 ? { path: address, search: '' } : { path: address.slice(0, mark), search: address.slice(mark) };
  const { language, prefix, target: page } = readLanguage(target, area, cookies, headers);
  return [language, prefix, page.path + page.search];
};

describe('the language of a request', () => {
  it.each([
    ['/', ['en', '', '/']],
    ['/videos?page=2', ['en', '', '/videos?page=2']],
    ['/de/', ['de', '/de', '/']],
    ['/de', ['de', '/de', '/']],
    ['/es/videos/a?b=c', ['es', '/es', '/videos/a?b=c']],
    ['/en/videos', ['en', '', '/en/videos']],
    ['/dear/videos', ['en', '', '/dear/videos']],
    ['/de/de/videos', ['de', '/de', '/de/videos']],
    ['/fr/', ['en', '', '/fr/']],
    ['/de//evil.example', ['en', '', '/de//evil.example']],
  ])('of %s on a tour host is in its address', (address, expected) =>
    expect(read(address, 'tour', { 'accept-language': 'es' }, { language: 'es' })).toEqual(expected),
  );

  it('of a call on a tour host is that of the page which sends it', () => {
    expect(read('/graphql', 'tour', { referer: 'https://vixen.test/de/videos' })[0]).toBe('de');
    expect(read('/graphql', 'tour', { referer: 'https://vixen.test/videos' })[0]).toBe('en');
    expect(read('/videos', 'tour', { referer: 'https://vixen.test/de/videos' })[0]).toBe('en');
    expect(read('/graphql', 'tour', { referer: 'nonsense' })[0]).toBe('en');
  });

  it('on a members host is chosen by the address, then by the browser’s cookie, then by its settings', () => {
    const german = { 'accept-language': 'de-DE' };
    expect(read('/account', 'members')).toEqual(['en', '', '/account']);
    expect(read('/account', 'members', german)).toEqual(['de', '', '/account']);
    expect(read('/account', 'members', german, { language: 'es' })).toEqual(['es', '', '/account']);
    expect(read('/account?lang=en', 'members', german, { language: 'es' })[0]).toBe('en');
    expect(read('/account?lang=xx', 'members', german, { language: 'toString' })[0]).toBe('de');
    expect(read('/de/account', 'members', german)).toEqual(['de', '', '/de/account']);
  });

  it('is chosen by one parameter, which leaves the address', () => {
    expect([chosenLanguage('?lang=de'), chosenLanguage('?lang=de&lang=es'), chosenLanguage('?slang=de')]).toEqual([
      'de',
      null,
      null,
    ]);
    expect(withoutChoice('?a=1&lang=de&b=%2F')).toBe('?a=1&b=%2F');
    expect(withoutChoice('?lang=de')).toBe('');
  });

  it('is that of redirects to the same host', () => {
    const german = { prefix: '/de' };
    expect(inSameLanguage('/videos', german)).toBe('/de/videos');
    expect(inSameLanguage('/de/videos', german)).toBe('/de/videos');
    expect(inSameLanguage('https://partner.test/', german)).toBe('https://partner.test/');
    expect(inSameLanguage('//partner.test/', german)).toBe('//partner.test/');
    expect(inSameLanguage('/videos', { prefix: '' })).toBe('/videos');
  });
});
