import { identity as texts } from '@network/messages/identity.ts';
import { type Brand, escapeHtml, htmlPage, type Page } from './html-page.ts';

type Problem = keyof typeof texts.errors;

export interface SignInForm {
  readonly brand: Brand;
  readonly action: string;
  /** The previous input, repeated after a failure; never the password. */
  readonly email: string;
  readonly problem: Problem | null;
  /** The page for a forgotten password. */
  readonly forgottenHref: string;
  /** Origins that the chain of redirects after the form may lead through: browsers hold form-action against each. */
  readonly leadsTo: readonly string[];
}

/** The form for email and password; works and loads without scripts. */
export function signInPage(form: SignInForm): Page {
  const { brand } = form;
  const text = (value: string): string => escapeHtml(value.replaceAll('{brand}', brand.name));
  const problem = form.problem
    ? `<p class="problem" role="alert" id="problem">${text(texts.errors[form.problem])}</p>`
    : '';
  const described = form.problem ? ' aria-invalid="true" aria-describedby="problem"' : '';
  const body = `<p class="brand">${escapeHtml(brand.name)}</p>
<h1>${text(texts.signIn.heading)}</h1>
<p class="lead">${text(texts.signIn.lead)}</p>
${problem}
<form method="post" action="${escapeHtml(form.action)}">
<label for="email">${text(texts.signIn.email)}</label>
<input id="email" name="email" type="email" autocomplete="username" inputmode="email" autocapitalize="none" spellcheck="false" maxlength="254" required value="${escapeHtml(form.email)}"${form.email === '' ? ' autofocus' : ''}${described}>
<label for="password">${text(texts.signIn.password)}</label>
<input id="password" name="password" type="password" autocomplete="current-password" maxlength="128" required${form.email === '' ? '' : ' autofocus'}${described}>
<button type="submit">${text(texts.signIn.submit)}</button>
</form>
<p class="aside"><a class="quiet" href="${escapeHtml(form.forgottenHref)}">${text(texts.signIn.forgotten)}</a></p>
<p class="aside">${text(texts.signIn.newHere)} <a href="${escapeHtml(brand.urls.members)}/joinnow">${text(texts.signIn.join)}</a></p>
<p class="aside"><a class="quiet" href="${escapeHtml(brand.urls.tour)}/">${text(texts.signIn.back)}</a></p>`;
  return htmlPage(brand, text(texts.signIn.title), body, ["'self'", ...form.leadsTo]);
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
  const name = brand ? `<p class="brand">${escapeHtml(brand.name)}</p>` : '';
  const body = `${name}<h1>${escapeHtml(heading)}</h1><p class="lead">${escapeHtml(text)}</p>${link}`;
  return htmlPage(brand, escapeHtml(heading), body, ["'none'"]);
}
