import { pageHead, type RouteHead } from '@network/core/head/page-head.ts';
import { structuredData } from '@network/core/head/structured-data.ts';
import { messagesOf } from '@network/core/i18n/messages.ts';
import { home } from '@network/messages/home.ts';

/** The head of the home page, with the site as search engines want it described. */
export const homeHead: RouteHead = ({ match: { context } }) => {
  const { tenant } = context;
  const { meta, links } = pageHead(context, {
    title: messagesOf(home)('head', { brand: tenant.name, tagline: tenant.copy.tagline }),
    description: tenant.copy.description,
    keywords: tenant.copy.keywords,
    canonicalPath: '/',
  });
  const described = structuredData(context, (absolute, file) => ({
    '@type': 'WebSite',
    name: tenant.name,
    url: absolute('/'),
    isFamilyFriendly: false,
    publisher: {
      '@type': 'Organization',
      name: tenant.name,
      url: absolute('/'),
      logo: file('/wordmark.svg'),
    },
    potentialAction: {
      '@type': 'SearchAction',
      target: { '@type': 'EntryPoint', urlTemplate: `${absolute('/search')}?q={search_term_string}` },
      'query-input': 'required name=search_term_string',
    },
  }));
  return { links, meta: [...meta, ...described] };
};
