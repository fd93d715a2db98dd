import { escapeHtml } from '@network/validation/escape-html.ts';
import { createHash } from 'node:crypto';
import { serverPages } from '@network/messages/server-pages.ts';
import type { Tenant } from '@network/tenant/tenant-schema.ts';
import { messagesOf } from '../i18n/messages.ts';
import { LANGUAGES, type Language } from '@network/validation/languages.ts';
import { noticeDocument, noticeStyle } from '../server/pages/notice-document.ts';
import { inLanguage } from '../server/serve-languages.ts';
import type { OfflinePage } from './serve-offline.ts';

/**
 * Loads the page as soon as its host answers again. Browsers report a lost network, and not one that leads nowhere, so the
 * host is called every five seconds as well.
 */
const RELOAD = `const reload = () => location.reload();
const tryHost = () => fetch('/healthz', { cache: 'no-store' }).then(({ ok }) => ok || Promise.reject()).then(reload, waitAndTry);
const waitAndTry = () => setTimeout(tryHost, 5000);
addEventListener('online', reload);
waitAndTry();`;

/** The brand's page for a person without a connection, in each language; each has everything in itself, its wordmark too. */
export function offlinePages(tenant: Tenant, wordmark: string): Readonly<Record<Language, OfflinePage>> {
  const languages = Object.keys(LANGUAGES) as readonly Language[];
  const pages = languages.map((each) => [
    each,
    inLanguage({ language: each, prefix: '' }, () => offlinePage(tenant, wordmark)),
  ]);
  return Object.fromEntries(pages) as Record<Language, OfflinePage>;
}

function offlinePage(tenant: Tenant, wordmark: string): OfflinePage {
  const t = messagesOf(serverPages);
  const notice = {
    headTitle: t('offline.headTitle', { brand: tenant.name }),
    title: t('offline.title'),
    text: t('offline.text'),
    // An empty address is that of the page that could not be loaded.
    actions: `<a class="button" href="">${escapeHtml(t('offline.action'))}</a>`,
    after: `<script>${RELOAD}</script>`,
  };
  const address = `data:image/svg+xml,${encodeURIComponent(wordmark)}`;
  return {
    html: noticeDocument(tenant, notice, address),
    policy: `default-src 'none'; connect-src 'self'; img-src 'self' data:; style-src '${hashOf(noticeStyle(tenant))}'; script-src '${hashOf(RELOAD)}'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'`,
  };
}

function hashOf(text: string): string {
  return `sha256-${createHash('sha256').update(text).digest('base64')}`;
}
