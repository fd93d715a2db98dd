import { escapeHtml } from '@network/validation/escape-html.ts';
import { passwordField as inEnglish } from '@network/messages/password-field.ts';
import { PASSWORD_RULES } from '@network/validation/password.ts';
import { speaking, spoken } from '../../../../http/language.ts';
import { type Brand, htmlPage, type HtmlPage, type Page } from './html-page.ts';

const texts = spoken(inEnglish);

export interface GatePage extends Pick<HtmlPage, 'formAction' | 'at' | 'script'> {
  /** Texts, in which `{brand}` is the brand's name. */
  readonly title: string;
  readonly heading: string;
  readonly lead?: string;
  /** HTML below them. */
  readonly body: string;
}

/** A page of the identity server: the brand's wordmark, a heading, and a form or a message. Neutral without a brand. */
export function gatePage(brand: Brand | null, { title, heading, lead, body, ...page }: GatePage): Page {
  const fill = (text: string): string => (brand ? text.replaceAll('{brand}', brand.name) : text);
  const text = (value: string): string => escapeHtml(fill(value));
  const wordmark = page.at === 'brand' || !brand ? '/wordmark.svg' : `${brand.urls.tour}/wordmark.svg`;
  const head = brand
    ? `<header class="brand"><img src="${escapeHtml(wordmark)}" alt="${escapeHtml(brand.name)}" width="160" height="32"><p class="tagline">${escapeHtml(speaking(brand).copy.tagline)}</p></header>`
    : '';
  return htmlPage({
    ...page,
    brand,
    title: fill(title),
    body: `${head}<main>
<h1>${text(heading)}</h1>
${lead === undefined ? '' : `<p class="lead">${text(lead)}</p>`}
${body}
</main>`,
  });
}

/** Builds the paragraph of a form's problem, which is read out when it appears. */
export function problemParagraph(problem: string | null): string {
  return problem === null ? '' : `<p class="problem" role="alert" id="problem">${escapeHtml(problem)}</p>`;
}

const describedBy = (described: boolean): string =>
  described ? ' aria-invalid="true" aria-describedby="problem"' : '';

/**
 * The field for the email of an account, which offers passkeys too where they sign in. Browsers that check emails themselves
 * take no domain in another script than Latin, so none of them is asked to.
 */
export function emailField(field: {
  readonly label: string;
  readonly value: string;
  readonly described: boolean;
  readonly hasPasskeys: boolean;
  readonly isFocused: boolean;
}): string {
  const autocomplete = field.hasPasskeys ? 'username webauthn' : 'username';
  return `<label for="email">${escapeHtml(field.label)}</label>
<input id="email" name="email" type="text" autocomplete="${autocomplete}" inputmode="email" autocapitalize="none" spellcheck="false" maxlength="254" required value="${escapeHtml(field.value)}"${field.isFocused ? ' autofocus' : ''}${describedBy(field.described)}>`;
}

/**
 * A password's field. The page's script adds what is hidden here: a button that shows the password, and the hint at caps
 * lock. Nothing prevents pasting.
 */
export function passwordField(field: {
  readonly name: 'password' | 'newPassword' | 'confirmation';
  readonly label: string;
  readonly autocomplete: 'current-password' | 'new-password';
  readonly described: boolean;
  readonly isFocused: boolean;
}): string {
  const { show, hide, label, capsLock } = texts;
  const { name } = field;
  const rules = field.autocomplete === 'new-password' ? ` passwordrules="${PASSWORD_RULES}"` : '';
  return `<label for="${name}">${escapeHtml(field.label)}</label>
<span class="secret"><input id="${name}" name="${name}" type="password" autocomplete="${field.autocomplete}"${rules} autocapitalize="none" spellcheck="false" maxlength="128" required${field.isFocused ? ' autofocus' : ''}${describedBy(field.described)}><button type="button" class="reveal" hidden aria-controls="${name}" aria-pressed="false" aria-label="${escapeHtml(label)}" data-show="${escapeHtml(show)}" data-hide="${escapeHtml(hide)}">${escapeHtml(show)}</button></span>
<p class="caps" role="status" data-caps-of="${name}" data-text="${escapeHtml(capsLock)}"></p>`;
}
