import { describe, expect, it } from 'vitest';
import { sisterUrl } from './sister-url.ts';
import { effectiveUrls } from './tenant-urls.ts';

const tenant = {
  id: 'vixen',
  urls: {
    tour: 'https://www.vixen.example',
    members: 'https://members.vixen.example',
    assets: 'https://assets.vixen.example',
    api: 'https://api.vixen.example',
  },
};

describe('the addresses that a brand answers on', () => {
  it('D10 are the committed ones in production', () => {
    expect(effectiveUrls(tenant, { NODE_ENV: 'production' })).toEqual(tenant.urls);
  });

  it('D10 are local ones on PORT otherwise', () => {
    expect(effectiveUrls(tenant, { PORT: '4300' })).toEqual({
      tour: 'http://vixen.localhost:4300',
      members: 'http://members.vixen.localhost:4300',
      api: 'http://localhost:4000',
      partner: 'http://localhost:4100',
    });
  });

  it('D10 can each be overridden', () => {
    const urls = effectiveUrls(tenant, { NODE_ENV: 'production', VIXEN_TOUR_URL: 'https://vixen.test' });
    expect(urls).toEqual({ ...tenant.urls, tour: 'https://vixen.test' });
  });

  it.each(['vixen.test', 'ftp://vixen.test', 'https://vixen.test/', 'http://vixen.test'])(
    'D10 refuse the override %s by the name of its variable',
    (value) => {
      expect(() => effectiveUrls(tenant, { VIXEN_MEMBERS_URL: value })).toThrow(/^VIXEN_MEMBERS_URL: expected/);
    },
  );
});

describe('R22 a sister brand', () => {
  it('R22 has the same address with its own name', () => {
    expect(sisterUrl('https://members.vixen.example', 'vixen', 'tushy')).toBe('https://members.tushy.example');
    expect(sisterUrl('http://members.vixen.localhost:4200', 'vixen', 'vixenplus')).toBe(
      'http://members.vixenplus.localhost:4200',
    );
  });

  it('R22 is not found in the middle of a word', () => {
    expect(sisterUrl('https://members.vixenplus.example', 'vixen', 'tushy')).toBe('https://members.vixenplus.example');
  });
});
