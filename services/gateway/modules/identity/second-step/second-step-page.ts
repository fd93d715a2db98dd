import { identity as inEnglish } from '@network/messages/identity.ts';
import { signInMethods as signInMethodsInEnglish } from '@network/messages/sign-in-methods.ts';
import { gatePage, problemParagraph } from '../provider/gate-page.ts';
import { spoken } from '../../../http/language.ts';
import { type Brand, escapeHtml, type Page } from '../provider/html-page.ts';

const texts = spoken(inEnglish);
const signInMethods = spoken(signInMethodsInEnglish);

export interface SecondStepForm {
  readonly brand: Brand;
  readonly action: string;
  /** The sealed first step. */
  readonly step: string;
  readonly problem: 'wrongCode' | 'limited' | null;
  readonly leadsTo: readonly string[];
}

/** The form for the code that follows the password; works without scripts. */
export function secondStepPage({ brand, action, step, problem, leadsTo }: SecondStepForm): Page {
  const t = signInMethods.secondStep;
  const described = problem === null ? 'code-hint' : 'problem code-hint';
  return gatePage(brand, {
    title: t.title,
    heading: t.heading,
    lead: t.lead,
    body: `${problemParagraph(problem && texts.errors[problem])}
<form method="post" action="${escapeHtml(action)}">
<input type="hidden" name="step" value="${escapeHtml(step)}">
<label for="code">${escapeHtml(t.code)}</label>
<input id="code" name="code" type="text" autocomplete="one-time-code" autocapitalize="none" spellcheck="false" maxlength="20" required autofocus aria-describedby="${described}"${problem === null ? '' : ' aria-invalid="true"'}>
<p class="hint" id="code-hint">${escapeHtml(t.hint)}</p>
<button type="submit">${escapeHtml(t.submit)}</button>
</form>
<p class="aside"><a class="quiet" href="${escapeHtml(action)}">${escapeHtml(t.again)}</a></p>`,
    formAction: ["'self'", ...leadsTo],
  });
}
