import type { Tenant } from '@network/tenant/tenant-schema.ts';

/** The file of a brand's sitemap that lists the pages of its build; the gateway makes the others, and their index. */
export function pagesSitemap(tenant: Tenant, paths: readonly string[]): string {
  const addresses = [...new Set(['/', ...paths])].map((path) => escapeXml(new URL(path, tenant.urls.tour).href));
  const entries = addresses.map((address) => `<url><loc>${address}</loc></url>`).join('');
  return `<?xml version="1.0" encoding="UTF-8"?><urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">${entries}</urlset>`;
}

function escapeXml(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
}
