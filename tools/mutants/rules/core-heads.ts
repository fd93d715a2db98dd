import type { MutatedFile } from '../mutant.ts';

/** What pages say of themselves, and texts, dates and devices in them. */
export const mutated: readonly MutatedFile[] = [
  {
    file: 'libs/core/head/breadcrumb-list.ts',
    tests: ['libs/core/head/breadcrumb-list.test.ts'],
    mutants: [
      {
        rules: ['T05'],
        breaks: 'the way to a page does not begin at home',
        find: "[{ name: context.tenant.name, path: '/' }, ...steps]",
        replace: 'steps',
      },
      {
        rules: ['T05'],
        breaks: 'the steps are counted from nought',
        find: 'position: index + 1',
        replace: 'position: index',
      },
    ],
  },
  {
    file: 'libs/core/head/structured-data.ts',
    tests: ['libs/core/head/breadcrumb-list.test.ts'],
    mutants: [
      {
        rules: ['T05'],
        breaks: 'search engines are told addresses of the members host',
        find: 'new URL(path, tenant.urls.tour)',
        replace: 'new URL(path, tenant.urls.members)',
      },
    ],
  },
  {
    file: 'libs/core/head/site-head.ts',
    tests: ['libs/core/head/site-head.test.ts', 'libs/core/server/brand-pages.test.ts'],
    mutants: [
      {
        rules: ['T05'],
        breaks: 'a head does not name its site',
        find: "{ property: 'og:site_name', content: name },",
        replace: '',
      },
      {
        rules: ['T05'],
        breaks: 'a head has the colour of the brand',
        find: "{ name: 'theme-color', content: '#000' },",
        replace: "{ name: 'theme-color', content: context.tenant.theme.palette.background },",
      },
      {
        rules: ['T05'],
        breaks: 'a page may be translated',
        find: "{ name: 'google', content: 'notranslate' },",
        replace: '',
      },
      {
        rules: ['T05'],
        breaks: 'filters are not told that it is for adults',
        find: "{ name: 'rating', content: RTA_LABEL },",
        replace: '',
      },
      { rules: ['T05'], breaks: 'a head has no keywords', find: '    keywords: copy.keywords,\n', replace: '' },
      {
        rules: ['T05'],
        breaks: 'the feed of new videos is asked of the members host',
        find: "new URL('/rss.xml', urls.tour)",
        replace: "new URL('/rss.xml', urls.members)",
      },
    ],
  },
  {
    file: 'libs/core/head/html-document.tsx',
    tests: ['libs/core/server/brand-pages.test.ts'],
    mutants: [
      {
        rules: ['T05'],
        breaks: 'crawlers are not told that it is for adults',
        find: '<meta name="rating" content="adult" />',
        replace: '',
      },
    ],
  },
  {
    file: 'libs/core/head/page-head.ts',
    tests: ['libs/core/head/site-head.test.ts'],
    mutants: [
      {
        rules: ['T05'],
        breaks: 'a page is said to stand on the members host',
        find: 'new URL(page.canonicalPath, urls.tour)',
        replace: 'new URL(page.canonicalPath, urls.members)',
      },
      {
        rules: ['T05'],
        breaks: 'a page does not say its language',
        find: "{ rel: 'alternate', hrefLang: 'en', href },",
        replace: '',
      },
      {
        rules: ['T05'],
        breaks: 'the first page of a list is numbered',
        find: 'const title = number > 1 ?',
        replace: 'const title = page.page !== undefined ?',
      },
      {
        rules: ['T05'],
        breaks: 'every page of a list has the same title',
        find: 'const title = number > 1 ?',
        replace: 'const title = number < 1 ?',
      },
      {
        rules: ['T05'],
        breaks: 'a private page is found by search engines',
        find: "...(page.isPrivate ? [{ name: 'robots', content: 'noindex' }] : []),",
        replace: '',
      },
      {
        rules: ['T05'],
        breaks: 'a page has no description of its own',
        find: "{ name: 'description', content: page.description },",
        replace: '',
      },
    ],
  },
  {
    file: 'libs/core/i18n/billing-text.ts',
    tests: ['libs/core/i18n/billing-text.test.ts'],
    mutants: [
      {
        rules: ['E12'],
        breaks: 'a refused sign-up is told by the general text',
        find: "typeof found === 'string' || Array.isArray(found)",
        replace: 'Array.isArray(found)',
      },
      {
        rules: ['E12'],
        breaks: 'a text is shown with its gaps',
        find: "(path as 'payment.failed', values as never)",
        replace: "(path as 'payment.failed', {} as never)",
      },
    ],
  },
  {
    file: 'libs/core/i18n/dates.ts',
    tests: ['libs/core/i18n/dates.test.ts'],
    mutants: [
      {
        rules: ['K08'],
        breaks: 'a day has one figure',
        find: "month: 'long', day: '2-digit'",
        replace: "month: 'long', day: 'numeric'",
      },
      {
        rules: ['K08'],
        breaks: 'a short date has its month in full',
        find: "short: new Intl.DateTimeFormat(LOCALE, { year: 'numeric', month: 'short'",
        replace: "short: new Intl.DateTimeFormat(LOCALE, { year: 'numeric', month: 'long'",
      },
      {
        rules: ['K08'],
        breaks: 'the day comes before the month',
        find: "`${parts['month']} ${parts['day']}, ${parts['year']}`",
        replace: "`${parts['day']} ${parts['month']} ${parts['year']}`",
      },
    ],
  },
  {
    file: 'libs/core/server/pages/page-markers.ts',
    tests: ['libs/core/server/brand-cache.test.ts'],
    mutants: [
      {
        rules: ['T08'],
        breaks: 'everybody is told the device of who asked first',
        find: 'const own = { nonce: Buffer.from(nonce), client: Buffer.from(encodeClientInfo(client)) };',
        replace:
          'const held = globalThis as { told?: Buffer };\n  held.told ??= Buffer.from(encodeClientInfo(client));\n  const own = { nonce: Buffer.from(nonce), client: held.told };',
      },
    ],
  },
  {
    file: 'libs/core/server/request/device.ts',
    tests: ['libs/core/server/brand-cache.test.ts'],
    mutants: [
      {
        rules: ['T08'],
        breaks: 'a telephone counts as a desk',
        find: '/Mobi|iPhone|iPod/i.test(text)',
        replace: '/Mobi|iPhone|iPod/.test(userAgent?.toLowerCase() ?? text)',
      },
    ],
  },
  {
    file: 'libs/core/server/request/request-facts.ts',
    tests: ['libs/core/server/brand-cache.test.ts'],
    mutants: [
      {
        rules: ['T08'],
        breaks: 'a page does not know the country',
        find: 'country: origin.country }',
        replace: 'country: null }',
      },
    ],
  },
];
