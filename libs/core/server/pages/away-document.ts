import { escapeHtml } from '@network/validation/escape-html.ts';
import type { Tenant } from '@network/tenant/tenant-schema.ts';
import { errors } from '@network/messages/errors.ts';
import { serverPages } from '@network/messages/server-pages.ts';
import { pageAddress } from '../../i18n/language.ts';
import { messagesOf } from '../../i18n/messages.ts';
import { noticeDocument } from './notice-document.ts';

/** The way in which the same request is made again: by its address, or by a form without fields for a write. */
export interface Retry {
  readonly method: 'get' | 'post';
  /** A path or an address of this host. */
  readonly href: string;
}

const { busy, limited, refused } = serverPages;
const texts = { busy, limited, refused, away: errors.away, server: errors.server };

/** Why the page is missing: the gateway is down, this server is busy, or the request is refused or limited. */
export type PlainReason = 'away' | 'busy' | 'limited' | 'refused';

/**
 * The page that is sent when no other can be rendered. In the brand's colors; needs neither router nor scripts, and its
 * button repeats the request.
 */
export function awayDocument(tenant: Tenant, reason: PlainReason, retry: Retry): string {
  const t = messagesOf(texts);
  const href = escapeHtml(retry.href);
  const label = escapeHtml(t('away.action'));
  const button =
    retry.method === 'get'
      ? `<a class="button" href="${href}">${label}</a>`
      : `<form method="post" action="${href}"><button class="button" type="submit">${label}</button></form>`;
  return noticeDocument(tenant, {
    headTitle: t(`${reason}.headTitle`, { brand: tenant.name }),
    title: t(`${reason}.title`),
    text: t(`${reason}.text`),
    actions: `${button}<a class="quiet" href="${pageAddress('/')}">${escapeHtml(t('server.action'))}</a>`,
  });
}
