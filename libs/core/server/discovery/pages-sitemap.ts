import type { Tenant } from '@network/tenant/tenant-schema.ts';
import { languageAddresses } from '@network/validation/language-addresses.ts';

/** The file of a brand's sitemap that lists the pages of its build, each in every language; the gateway makes the others, and their index. */
export function pagesSitemap(tenant: Tenant, paths: readonly string[]): string {
  const addressOf = (path: string): string => escapeXml(new URL(path, tenant.urls.tour).href);
  const entries = [...new Set(['/', ...paths])].flatMap((path) => {
    const addresses = languageAddresses(path);
    const links = addresses.map(
      ({ language, path: own }) => `<xhtml:link rel="alternate" hreflang="${language}" href="${addressOf(own)}"/>`,
    );
    return addresses.map(({ path: own }) => `<url><loc>${addressOf(own)}</loc>${links.join('')}</url>`);
  });
  return `<?xml version="1.0" encoding="UTF-8"?><urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">${entries.join('')}</urlset>`;
}

function escapeXml(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
}
