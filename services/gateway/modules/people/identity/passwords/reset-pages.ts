import { escapeHtml } from '@network/validation/escape-html.ts';
import { identity as inEnglish } from '@network/messages/identity.ts';
import { emailField, gatePage, passwordField, problemParagraph } from '../provider/gate-page.ts';
import { GATE_SCRIPT_PATH } from '../provider/gate-script.ts';
import { spoken } from '../../../../http/language.ts';
import type { Brand, Page } from '../provider/html-page.ts';
import { loginAddressOf } from '../provider/wanted-page.ts';

const texts = spoken(inEnglish);

const text = (brand: Brand, value: string): string => escapeHtml(value.replaceAll('{brand}', brand.name));

/** The form for the email of a person who has forgotten the password; works and loads without scripts. */
export function forgottenPage(
  brand: Brand,
  {
    action,
    wanted,
    problem,
  }: { readonly action: string; readonly wanted: string | null; readonly problem: string | null },
): Page {
  const { forgotten } = texts;
  const described = problem !== null;
  return gatePage(brand, {
    title: forgotten.title,
    heading: forgotten.heading,
    lead: forgotten.lead,
    body: `${problemParagraph(problem)}
<form method="post" action="${escapeHtml(action)}">
${emailField({ label: forgotten.email, value: '', described, hasPasskeys: false, isFocused: true })}
<button type="submit">${text(brand, forgotten.submit)}</button>
</form>
<p class="aside"><a class="quiet" href="${escapeHtml(signInAddressOf(brand, wanted))}">${text(brand, forgotten.back)}</a></p>`,
    formAction: ["'self'"],
  });
}

/** Returns the address at which a person signs in who may have wanted a page. */
export function signInAddressOf(brand: Brand, wanted: string | null): string {
  return wanted === null ? `${brand.urls.members}/login` : loginAddressOf(brand, wanted);
}

export interface ResetForm {
  readonly brand: Brand;
  readonly action: string;
  readonly token: string;
  readonly problem: keyof typeof texts.passwordErrors | null;
  /** Origins that the redirects after it lead through, where it signs in. */
  readonly leadsTo: readonly string[];
}

/** The form for the new password, entered twice. Its address contains the token, so it is never sent as a referrer. */
export function resetPage({ brand, action, token, problem, leadsTo }: ResetForm): Page {
  const { reset } = texts;
  const field = (name: 'newPassword' | 'confirmation', isWrong: boolean): string =>
    passwordField({
      name,
      label: reset[name],
      autocomplete: 'new-password',
      described: isWrong,
      isFocused: name === 'newPassword',
    });
  const page = gatePage(brand, {
    title: reset.title,
    heading: reset.heading,
    lead: reset.lead,
    body: `${problemParagraph(problem === null ? null : texts.passwordErrors[problem])}
<form method="post" action="${escapeHtml(action)}">
<input type="hidden" name="token" value="${escapeHtml(token)}">
${field('newPassword', problem === 'newPasswordNotSecure')}
${field('confirmation', problem === 'confirmationDiffers')}
<button type="submit">${text(brand, reset.submit)}</button>
</form>`,
    formAction: ["'self'", ...leadsTo],
    script: GATE_SCRIPT_PATH,
  });
  return { ...page, headers: { ...page.headers, 'referrer-policy': 'no-referrer' } };
}

/** The page when there is nothing to fill in. */
export function resetNotice(
  brand: Brand,
  notice: { readonly heading: string; readonly text: string; readonly link?: { href: string; label: string } },
): Page {
  const body = notice.link
    ? `<p class="aside"><a class="button" href="${escapeHtml(notice.link.href)}">${escapeHtml(notice.link.label)}</a></p>`
    : '';
  const { heading } = notice;
  return gatePage(brand, { title: heading, heading, lead: notice.text, body, formAction: ["'none'"] });
}
