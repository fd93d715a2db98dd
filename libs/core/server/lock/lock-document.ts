import { escapeHtml } from '@network/validation/escape-html.ts';
import { lock } from '@network/messages/lock.ts';
import { LOCK } from '@network/tenant/constants.ts';
import { groundTags } from '@network/tenant/paper.ts';
import type { Tenant } from '@network/tenant/tenant-schema.ts';
import { language } from '../../i18n/language.ts';
import { messagesOf } from '../../i18n/messages.ts';
import { UNLOCK_PATH } from '../../lock/lock.ts';
import { loginAddress } from '../../session/login-address.ts';
import { NEUTRAL_ICON } from '../../discreet/neutral.ts';
import { noticeStyle } from '../pages/notice-document.ts';

/** The content of the page that a locked browser shows. */
export interface LockPage {
  readonly hasPin: boolean;
  readonly hasPasskey: boolean;
  /** The path that was requested, to which unlocking leads. */
  readonly next: string;
  /** Tries that are left after a wrong PIN, or that there were too many calls; null before the first. */
  readonly problem: { readonly triesLeft: number } | 'limited' | null;
}

/**
 * The page in the place of every page of a locked session. It contains nothing of that page, names no brand, and needs no
 * script.
 */
export function lockDocument(tenant: Tenant, { hasPin, hasPasskey, next, problem }: LockPage): string {
  const t = messagesOf(lock);
  const text = (key: PlainKey): string => escapeHtml(t(key));
  const { least, most } = LOCK.pinDigits;
  const action = escapeHtml(`${UNLOCK_PATH}?${new URLSearchParams({ next })}`);
  const complaint =
    problem === null ? '' : problem === 'limited' ? t('cover.tooMany') : t('cover.wrong', { left: problem.triesLeft });
  const alert = complaint === '' ? '' : `<p id="problem" role="alert">${escapeHtml(complaint)}</p>`;
  const described = complaint === '' ? '' : ' aria-describedby="problem" aria-invalid="true"';
  const form = hasPin
    ? `<form class="pin" method="post" action="${action}"><label for="pin">${text('cover.pin')}</label><input id="pin" name="pin" type="password" inputmode="numeric" autocomplete="off" minlength="${least}" maxlength="${most}" pattern="[0-9]*" required autofocus${described}>${alert}<button class="button" type="submit">${text('cover.unlock')}</button></form>`
    : '';
  const signIn = `<a class="${hasPin ? 'quiet' : 'button'}" href="${escapeHtml(loginAddress(tenant.urls.members, next))}">${text(hasPasskey ? 'cover.passkey' : 'cover.signIn')}</a>`;
  const signOut = `<form method="post" action="/oidc/logout"><button class="quiet plain" type="submit">${text(hasPin ? 'cover.signOut' : 'cover.signOutOnly')}</button></form>`;
  return `<!DOCTYPE html><html lang="${language()}" translate="no" class="notranslate"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">${groundTags(tenant.theme.palette)}<meta name="robots" content="noindex"><link rel="icon" href="${escapeHtml(NEUTRAL_ICON)}"><title>${text('cover.headTitle')}</title><style>${noticeStyle(tenant)}${LOCK_STYLE}</style></head><body><main data-locked><h1>${text('cover.title')}</h1><p class="lead">${text(hasPin ? 'cover.textPin' : 'cover.textSignIn')}</p>${form}<div class="actions">${signIn}${signOut}</div></main></body></html>`;
}

type PlainKey = `cover.${Exclude<keyof typeof lock.cover, 'wrong'>}`;

const LOCK_STYLE = [
  '.pin{margin:2.5rem auto 0;max-width:18rem;display:grid;gap:.75rem;text-align:start}',
  '.pin input{width:100%;min-height:3rem;padding:.5rem 1rem;border:1px solid currentColor;border-radius:4px;background:transparent;color:inherit;font:600 1.5rem/1.4 system-ui,sans-serif;letter-spacing:.35em;text-align:center}',
  '.pin input:focus-visible{outline:3px solid currentColor;outline-offset:3px}',
  '.pin p{margin:0;text-wrap:balance}',
  // The ring of the focused field needs room.
  '.pin .button{margin-top:.5rem}',
  '.actions{flex-direction:column}',
  '.quiet{min-height:2.75rem}',
  '.plain{appearance:none;border:0;background:none;font:inherit;text-decoration:underline;cursor:pointer}',
].join('');
