import { escapeHtml } from '@network/validation/escape-html.ts';
import { signInMethods as signInMethodsInEnglish } from '@network/messages/sign-in-methods.ts';
import { spoken } from '../../../../http/language.ts';
import { emailField, gatePage, problemParagraph } from '../provider/gate-page.ts';
import type { Brand, Page } from '../provider/html-page.ts';
import { loginAddressOf } from '../provider/wanted-page.ts';
import type { LinkRequest } from './link-request.ts';

const signInMethods = spoken(signInMethodsInEnglish);

const t = signInMethods.emailLink;

/** The form for the email that a link and a code are sent to; works without scripts. */
export function requestLinkPage(
  brand: Brand,
  {
    action,
    wanted,
    problem,
  }: { readonly action: string; readonly wanted: string | null; readonly problem: string | null },
): Page {
  return gatePage(brand, {
    title: t.title,
    heading: t.heading,
    lead: t.lead,
    body: `${problemParagraph(problem)}
<form method="post" action="${escapeHtml(action)}">
${emailField({ label: t.email, value: '', described: problem !== null, hasPasskeys: false, isFocused: true })}
<button type="submit">${escapeHtml(t.submit)}</button>
</form>
<p class="aside"><a class="quiet" href="${escapeHtml(loginAddressOf(brand, wanted))}">${escapeHtml(t.back)}</a></p>`,
    formAction: ["'self'"],
  });
}

export interface CodeForm {
  readonly brand: Brand;
  readonly action: string;
  readonly request: Pick<LinkRequest, 'email' | 'wanted'>;
  readonly problem: string | null;
  /** The page that shows the button (used-links.ts). */
  readonly page: string;
  /** The page that sends another mail. */
  readonly againHref: string;
  /** Origins that the redirects after it lead through. */
  readonly leadsTo: readonly string[];
}

/** The page that waits for the mail, with a field for its code; the same whether or not there is an account. */
export function codePage({ brand, action, request, problem, page, againHref, leadsTo }: CodeForm): Page {
  const described = problem === null ? 'code-hint' : 'problem code-hint';
  const email = request.email.trim();
  return gatePage(brand, {
    title: t.sentHeading,
    heading: t.sentHeading,
    lead: email === '' ? t.sentText.replaceAll('{email}', t.yourEmail) : t.sentText.replaceAll('{email}', email),
    body: `${problemParagraph(problem)}
<form method="post" action="${escapeHtml(action)}">
<input type="hidden" name="page" value="${escapeHtml(page)}">
<label for="code">${escapeHtml(t.code)}</label>
<input id="code" name="code" type="text" inputmode="numeric" autocomplete="one-time-code" maxlength="20" required autofocus aria-describedby="${described}"${problem === null ? '' : ' aria-invalid="true"'}>
<p class="hint" id="code-hint">${escapeHtml(t.codeHint)}</p>
<button type="submit">${escapeHtml(t.open)}</button>
</form>
<ul class="asides">
<li><a class="quiet" href="${escapeHtml(againHref)}">${escapeHtml(t.again)}</a></li>
<li><a class="quiet" href="${escapeHtml(loginAddressOf(brand, request.wanted))}">${escapeHtml(t.back)}</a></li>
</ul>`,
    formAction: ["'self'", ...leadsTo],
  });
}
