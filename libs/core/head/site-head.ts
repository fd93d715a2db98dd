import { RTA_LABEL } from '@network/tenant/constants.ts';
import { addressIn } from '@network/validation/language-addresses.ts';
import { language } from '../i18n/language.ts';
import { APPLE_ICON_ADDRESS, MANIFEST_ADDRESS } from '../installing/addresses.ts';
import type { PageContext } from '../routing/router-context.ts';
import { pageHead } from './page-head.ts';

/** The tags in the head of every page; a page's own tags replace those of the same name. */
export function siteHead(context: Pick<PageContext, 'tenant'>) {
  const { name, copy, urls } = context.tenant;
  const page = pageHead(context, {
    title: `${name} — ${copy.tagline}`,
    description: copy.description,
    keywords: copy.keywords,
    image: '/social-card.png',
  });
  return {
    meta: [
      { charSet: 'utf-8' },
      { name: 'viewport', content: 'width=device-width, initial-scale=1' },
      { name: 'application-name', content: name },
      { property: 'og:site_name', content: name },
      { property: 'og:type', content: 'website' },
      { name: 'twitter:card', content: 'summary_large_image' },
      { name: 'rating', content: RTA_LABEL },
      { name: 'google', content: 'notranslate' },
      { name: 'theme-color', content: '#000' },
      ...page.meta,
    ],
    links: [
      ...(urls.assets === undefined ? [] : [{ rel: 'preconnect', href: urls.assets }]),
      { rel: 'icon', href: '/favicon.svg', type: 'image/svg+xml' },
      { rel: 'apple-touch-icon', href: APPLE_ICON_ADDRESS },
      { rel: 'manifest', href: addressIn(language(), MANIFEST_ADDRESS) },
      {
        rel: 'alternate',
        type: 'application/rss+xml',
        title: name,
        href: new URL(addressIn(language(), '/rss.xml'), urls.tour).href,
      },
    ],
  };
}
