import { escapeHtml } from '@network/validation/escape-html.ts';
import type { Tenant } from '@network/tenant/tenant-schema.ts';
import { errors } from '@network/messages/errors.ts';
import { serverPages } from '@network/messages/server-pages.ts';
import { language, pageAddress } from '../../i18n/language.ts';
import { messagesOf } from '../../i18n/messages.ts';

/** A page that needs neither router nor scripts, for when there is nothing else to show. */
function plainDocument(tenant: Tenant, page: { title: string; body: string }): string {
  const { background, text, accent, onAccent } = tenant.theme.palette;
  return `<!DOCTYPE html><html lang="${language()}" translate="no"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><meta name="theme-color" content="#000"><title>${escapeHtml(page.title)}</title></head><body style="margin:0;min-height:100vh;display:grid;place-content:center;gap:1.5rem;padding:2rem;text-align:center;background:${background};color:${text};font:1.125rem/1.6 system-ui,sans-serif">${page.body.replace('{button}', `display:inline-block;padding:.75rem 1.75rem;border-radius:${tenant.theme.gate.corners.button}px;background:${accent};color:${onAccent};text-decoration:none;font-weight:600`)}</body></html>`;
}

/** The 500 page for an error in the rendering of the 500 page itself. */
export function plainErrorDocument(tenant: Tenant, correlationId: string): string {
  const text = messagesOf(errors);
  return plainDocument(tenant, {
    title: text('server.headTitle', { brand: tenant.name }),
    body: `<h1>${text('server.title')}</h1><p>${text('server.text')}</p><p><a style="{button}" href="${pageAddress('/')}">${text('server.action')}</a></p><p><small>${escapeHtml(text('server.reference', { id: correlationId }))}</small></p>`,
  });
}

/** The answer to a host that is not ours; the name comes from the client. */
export function unknownHostDocument(tenant: Tenant, host: string): string {
  const text = messagesOf(serverPages);
  const message = escapeHtml(text('unknownHost', { host: host.slice(0, 255) }));
  return plainDocument(tenant, { title: text('unknownHostTitle'), body: `<h1>${message}</h1>` });
}
