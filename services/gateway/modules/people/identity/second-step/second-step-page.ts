import { escapeHtml } from '@network/validation/escape-html.ts';
import { identity as inEnglish } from '@network/messages/identity.ts';
import { signInMethods as signInMethodsInEnglish } from '@network/messages/sign-in-methods.ts';
import { gatePage, problemParagraph } from '../provider/gate-page.ts';
import { spoken } from '../../../../http/language.ts';
import type { Brand, Page } from '../provider/html-page.ts';

const texts = spoken(inEnglish);
const t = spoken(signInMethodsInEnglish).secondStep;

/** A form for a code of the second step. */
export interface CodeForm {
  readonly brand: Brand;
  readonly title: string;
  readonly heading: string;
  readonly lead: string;
  readonly action: string;
  /** Hidden ones. */
  readonly fields: Readonly<Record<string, string>>;
  readonly submit: string;
  readonly problem: 'wrongCode' | 'limited' | null;
  /** Below the form. */
  readonly aside?: string;
  /** Origins that the redirects after it lead through. */
  readonly leadsTo?: readonly string[];
}

/** The page with such a form; works without scripts. */
export function codeFormPage({ brand, action, fields, problem, ...form }: CodeForm): Page {
  const described = problem === null ? 'code-hint' : 'problem code-hint';
  const hidden = Object.entries(fields).map(
    ([name, value]) => `<input type="hidden" name="${escapeHtml(name)}" value="${escapeHtml(value)}">`,
  );
  return gatePage(brand, {
    title: form.title,
    heading: form.heading,
    lead: form.lead,
    body: `${problemParagraph(problem && texts.errors[problem])}
<form method="post" action="${escapeHtml(action)}">
${hidden.join('\n')}
<label for="code">${escapeHtml(t.code)}</label>
<input id="code" name="code" type="text" autocomplete="one-time-code" autocapitalize="none" spellcheck="false" maxlength="20" required autofocus aria-describedby="${described}"${problem === null ? '' : ' aria-invalid="true"'}>
<p class="hint" id="code-hint">${escapeHtml(t.hint)}</p>
<button type="submit">${escapeHtml(form.submit)}</button>
</form>
${form.aside ?? ''}`,
    formAction: ["'self'", ...(form.leadsTo ?? [])],
  });
}

export interface SecondStepForm extends Pick<CodeForm, 'brand' | 'action' | 'problem'> {
  /** The sealed first step. */
  readonly step: string;
  readonly leadsTo: readonly string[];
}

/** The form for the code that follows the password. */
export function secondStepPage({ step, ...form }: SecondStepForm): Page {
  const { title, heading, lead, submit } = t;
  const aside = `<p class="aside"><a class="quiet" href="${escapeHtml(form.action)}">${escapeHtml(t.again)}</a></p>`;
  return codeFormPage({ ...form, title, heading, lead, submit, aside, fields: { step } });
}
