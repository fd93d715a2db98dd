import { describe, expect, it } from 'vitest';
import { inLanguage } from '../server/serve-languages.ts';
import { testTenant } from '../server/tenant-fixture.ts';
import { pageHead } from './page-head.ts';
import { siteHead } from './site-head.ts';
import { structuredData } from './structured-data.ts';

const tenant = testTenant;
const valueOf = (tags: readonly object[], key: string): string | undefined => {
  const found = tags.findLast((tag) => Object.values(tag).includes(key)) as { readonly content?: string } | undefined;
  return found?.content;
};

describe('T05 the head of every page', () => {
  const { meta, links } = siteHead({ tenant });

  it.each([
    ['application-name', tenant.name],
    ['og:site_name', tenant.name],
    ['description', tenant.copy.description],
    ['keywords', tenant.copy.keywords.join(', ')],
    ['rating', 'RTA-5042-1996-1400-1577-RTA'],
    ['google', 'notranslate'],
    ['theme-color', '#000'],
    ['twitter:card', 'summary_large_image'],
    ['og:title', `${tenant.name} — ${tenant.copy.tagline}`],
    ['og:image', `${tenant.urls.tour}/social-card.png`],
  ])('has %s', (name, content) => expect(valueOf(meta, name)).toBe(content));

  it('T01 connects early to where its pictures are, if they are elsewhere', () => {
    const elsewhere = { ...tenant, urls: { ...tenant.urls, assets: 'https://assets.brand.example' } };
    const early = (of: typeof tenant) => siteHead({ tenant: of }).links.filter((link) => link.rel === 'preconnect');
    expect(early(elsewhere)).toEqual([{ rel: 'preconnect', href: 'https://assets.brand.example' }]);
    expect(early(tenant)).toEqual([]);
  });

  it('leads to the feed of new videos, on the tour host', () => {
    expect(links).toContainEqual(
      expect.objectContaining({ type: 'application/rss+xml', href: `${tenant.urls.tour}/rss.xml` }),
    );
  });

  it('leads from a page in another language to the feed, and in structured data to pages, in that language', () => {
    inLanguage({ language: 'de', prefix: '/de' }, () => {
      expect(siteHead({ tenant }).links).toContainEqual(
        expect.objectContaining({ type: 'application/rss+xml', href: `${tenant.urls.tour}/de/rss.xml` }),
      );
      const context = { tenant, meta: { isMembersArea: false } } as never;
      const described = structuredData(context, (page, file) => ({
        '@type': 'BreadcrumbList',
        itemListElement: [
          { '@type': 'ListItem', position: 1, name: 'Videos', item: page('/videos') },
          { '@type': 'ListItem', position: 2, name: 'A picture', item: file('/wordmark.svg') },
        ],
      }));
      expect(described).toMatchObject([
        {
          'script:ld+json': {
            itemListElement: [{ item: `${tenant.urls.tour}/de/videos` }, { item: `${tenant.urls.tour}/wordmark.svg` }],
          },
        },
      ]);
    });
  });
});

describe('T05 the head of one page', () => {
  it('has its own title, description and canonical address, with its language', () => {
    const page = pageHead({ tenant }, { title: 'A film — Brand', description: 'Of rain.', canonicalPath: '/videos/a' });
    const href = `${tenant.urls.tour}/videos/a`;
    expect(page.meta).toContainEqual({ title: 'A film — Brand' });
    expect([valueOf(page.meta, 'description'), valueOf(page.meta, 'og:url')]).toEqual(['Of rain.', href]);
    expect(page.links).toEqual([
      { rel: 'canonical', href },
      { rel: 'alternate', hrefLang: 'en', href },
      { rel: 'alternate', hrefLang: 'de', href: `${tenant.urls.tour}/de/videos/a` },
      { rel: 'alternate', hrefLang: 'es', href: `${tenant.urls.tour}/es/videos/a` },
      { rel: 'alternate', hrefLang: 'x-default', href },
    ]);
  });

  it('names the page of a list from the second on', () => {
    const titleOf = (page: number) => valueOf(pageHead({ tenant }, { title: 'Films — Brand', page }).meta, 'og:title');
    expect([titleOf(1), titleOf(2)]).toEqual(['Films — Brand', 'Films — Brand, page 2']);
  });

  it('is left out by search engines where it is private', () => {
    expect(valueOf(pageHead({ tenant }, { title: 'Mine', isPrivate: true }).meta, 'robots')).toBe('noindex');
    expect(valueOf(pageHead({ tenant }, { title: 'Everybody’s' }).meta, 'robots')).toBeUndefined();
  });
});
