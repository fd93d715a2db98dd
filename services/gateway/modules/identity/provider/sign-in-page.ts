import { identity as inEnglish } from '@network/messages/identity.ts';
import { DEFAULT_LANGUAGE } from '@network/validation/languages.ts';
import { emailField, gatePage, passwordField, problemParagraph } from './gate-page.ts';
import { GATE_SCRIPT_PATH } from './gate-script.ts';
import { requestLanguage, spoken } from '../../../http/language.ts';
import { type Brand, escapeHtml, type Page } from './html-page.ts';

const texts = spoken(inEnglish);

type Problem = keyof typeof texts.errors;

export interface SignInForm {
  readonly brand: Brand;
  readonly action: string;
  /** The previous input, repeated after a failure; never the password. */
  readonly email: string;
  readonly problem: Problem | null;
  /** The page for a forgotten password. */
  readonly forgottenHref: string;
  /** The page that mails a link. */
  readonly linkHref: string;
  /** What a passkey signs, as JSON. */
  readonly passkeyOptions: string;
  /** Origins that the chain of redirects after the form may lead through: browsers hold form-action against each. */
  readonly leadsTo: readonly string[];
}

/** The form for email and password; works without scripts, which add passkeys and what helps to type a password. */
export function signInPage(form: SignInForm): Page {
  const { brand } = form;
  const t = texts.signIn;
  const text = (value: string): string => escapeHtml(value.replaceAll('{brand}', brand.name));
  const described = form.problem !== null;
  return gatePage(brand, {
    title: t.title,
    // A brand's own words are in English.
    heading: (requestLanguage() === DEFAULT_LANGUAGE && brand.copy.welcomeBack) || t.heading,
    lead: t.lead,
    body: `${problemParagraph(form.problem && texts.errors[form.problem])}
<form method="post" action="${escapeHtml(form.action)}" data-passkey-options="${escapeHtml(form.passkeyOptions)}">
<input type="hidden" name="passkey" value="">
${emailField({ label: t.email, value: form.email, described, hasPasskeys: true, isFocused: form.email === '' })}
${passwordField({ name: 'password', label: t.password, autocomplete: 'current-password', described, isFocused: form.email !== '' })}
<button type="submit">${text(t.submit)}</button>
<button type="button" class="second" hidden data-passkey>${text(t.passkey)}</button>
<p class="problem" role="alert" hidden data-passkey-problem>${text(t.passkeyFailed)}</p>
</form>
<ul class="asides">
<li><a class="quiet" href="${escapeHtml(form.linkHref)}">${text(t.emailLink)}</a></li>
<li><a class="quiet" href="${escapeHtml(form.forgottenHref)}">${text(t.forgotten)}</a></li>
<li>${text(t.newHere)} <a href="${escapeHtml(brand.urls.members)}/joinnow">${text(t.join)}</a></li>
<li><a class="quiet" href="${escapeHtml(brand.urls.tour)}/">${text(t.back)}</a></li>
</ul>`,
    formAction: ["'self'", ...form.leadsTo],
    script: GATE_SCRIPT_PATH,
  });
}

/** The page that replaces the form when there is nothing to fill in. Neutral when the brand is unknown. */
export function noticePage(
  brand: Brand | null,
  notice: Exclude<keyof typeof texts.notices, 'tryAgain'>,
  tryAgain: string | null = null,
): Page {
  const { heading, text } = texts.notices[notice];
  const link = tryAgain
    ? `<p class="aside"><a class="button" href="${escapeHtml(tryAgain)}">${escapeHtml(texts.notices.tryAgain)}</a></p>`
    : '';
  return gatePage(brand, { title: heading, heading, lead: text, body: link, formAction: ["'none'"] });
}
