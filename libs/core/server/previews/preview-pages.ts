import { escapeHtml } from '@network/validation/escape-html.ts';
import { randomBytes } from 'node:crypto';
import { previews } from '@network/messages/previews.ts';
import type { PreviewFacts } from '@network/validation/preview.ts';
import { messagesOf } from '../../i18n/messages.ts';
import { type RightsClass, standInProfile } from '../../personal/stand-in.ts';
import type { SessionProfile } from '../../session/profile-query.ts';
import type { GatewayConnection } from '../gateway/gateway-connection.ts';
import { awayDocument } from '../pages/away-document.ts';
import type { Visit } from '../pages/made-page.ts';
import { noticeDocument } from '../pages/notice-document.ts';
import { pageDocument } from '../pages/page-document.ts';
import type { PageRenderer } from '../pages/page-renderer.ts';
import type { PageAnswer } from '../pages/page-answer.ts';
import type { RequestFacts } from '../request/request-facts.ts';
import { retryOf } from '../send-unavailable.ts';
import type { ServerConfig } from '../server-config.ts';
import { loadPreview } from './load-preview.ts';
import type { OpenPreview, PreviewCookie } from './preview-cookie.ts';
import { LEAVE_PREVIEW_PAGE, previewBar } from './preview-bar.ts';

interface PreviewPagesParts {
  readonly config: ServerConfig;
  readonly connection: GatewayConnection;
  readonly render: PageRenderer['render'];
  readonly cookie: PreviewCookie;
  readonly deadline: () => AbortSignal;
}

/** Renders a page of a preview. */
export type PreviewPages = (
  facts: RequestFacts,
  preview: OpenPreview,
  visit: Pick<Visit, 'search' | 'measuring'>,
) => Promise<PageAnswer>;

/**
 * Pages as a draft would make them and as a made-up person would see them: rendered for each request, stored nowhere, with the
 * bar that says so. The gateway decides each time whether there is such a preview.
 */
export function createPreviewPages({ config, connection, render, cookie, deadline }: PreviewPagesParts): PreviewPages {
  const { tenant } = config;
  const t = messagesOf(previews);

  return async (facts, open, { search, measuring }) => {
    const path = facts.target.path + facts.target.search;
    const loaded = await loadPreview(connection, config, facts, deadline());
    if (loaded === 'unavailable') return own(503, awayDocument(tenant, 'away', retryOf('GET', facts.target)));
    if (loaded === 'ended')
      return own(403, notice('ended', button('/', t('ended.action', { brand: tenant.name }))), [cookie.write(null)]);
    const bar = previewBar(loaded, open.person, path);
    if (loaded.problems.length > 0) {
      return own(409, withBar(notice('impossible', leave(), { problems: loaded.problems.join('; ') }), bar));
    }
    const nonce = randomBytes(16).toString('base64url');
    const visit: Visit = { search, due: null, measuring, nonce, previewed: { profile: profileOf(loaded) } };
    const made = await render(facts, visit);
    if (made.kind === 'redirect') return { ...made, cookies: [] };
    if (made.kind === 'covered') throw new Error('No health warning is due in a preview.');
    if (made.kind === 'locked') throw new Error('A preview has no session that could be locked.');
    if (made.needsPerson) return own(200, withBar(notice('personal', leave()), bar));
    const { status, html } = made.document;
    const document = pageDocument(withBar(html.toString('utf8'), bar), { status, nonce });
    return { kind: 'own', document, cookies: [] };
  };

  function notice(
    which: 'ended' | 'impossible' | 'personal',
    actions: string,
    values: Record<string, string> = {},
  ): string {
    const text = t(`${which}.text`, { problems: '', ...values });
    return noticeDocument(tenant, {
      headTitle: t(`${which}.headTitle`, { brand: tenant.name }),
      title: t(`${which}.title`),
      text,
      actions,
    });
  }

  function leave(): string {
    return button(LEAVE_PREVIEW_PAGE, t('bar.leave'));
  }
}

const button = (href: string, text: string): string => `<a class="button" href="${href}">${escapeHtml(text)}</a>`;

/** The answer for this request alone, which is not stored anywhere. */
function own(status: number, html: string, cookies: readonly string[] = []): PageAnswer {
  return { kind: 'own', document: pageDocument(html, { status, nonce: null, isPersonal: true }), cookies };
}

/** Adds the bar at the end of the body, where hydration leaves unknown elements alone. */
function withBar(html: string, bar: string): string {
  const end = html.lastIndexOf('</body>');
  return end < 0 ? html + bar : html.slice(0, end) + bar + html.slice(end);
}

/** The person of a preview as pages know one: nobody, with the rights to be seen. */
function profileOf({ viewer }: PreviewFacts): SessionProfile | null {
  if (viewer === null) return null;
  const rights: RightsClass = {
    id: '',
    token: '',
    viewer,
    autoplayEnabled: false,
    isWatching: false,
    hasNewFilms: false,
  };
  // Nothing personal follows at the end of the page.
  const { awaits: _awaits, ...profile } = standInProfile(rights);
  return profile;
}
