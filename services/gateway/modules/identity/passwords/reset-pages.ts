import { identity as texts } from '@network/messages/identity.ts';
import { type Brand, escapeHtml, htmlPage, type Page } from '../provider/html-page.ts';

const text = (brand: Brand, value: string): string => escapeHtml(value.replaceAll('{brand}', brand.name));
const nameOf = (brand: Brand): string => `<p class="brand">${escapeHtml(brand.name)}</p>`;
const problemOf = (message: string | null): string =>
  message === null ? '' : `<p class="problem" role="alert" id="problem">${escapeHtml(message)}</p>`;

/** The form for the email of a person who has forgotten the password; works and loads without scripts. */
export function forgottenPage(brand: Brand, action: string, problem: string | null): Page {
  const { forgotten } = texts;
  const body = `${nameOf(brand)}
<h1>${text(brand, forgotten.heading)}</h1>
<p class="lead">${text(brand, forgotten.lead)}</p>
${problemOf(problem)}
<form method="post" action="${escapeHtml(action)}">
<label for="email">${text(brand, forgotten.email)}</label>
<input id="email" name="email" type="email" autocomplete="username" inputmode="email" autocapitalize="none" spellcheck="false" maxlength="254" required autofocus>
<button type="submit">${text(brand, forgotten.submit)}</button>
</form>
<p class="aside"><a class="quiet" href="${escapeHtml(brand.urls.members)}/login">${text(brand, forgotten.back)}</a></p>`;
  return htmlPage(brand, text(brand, forgotten.title), body, ["'self'"]);
}

export interface ResetForm {
  readonly brand: Brand;
  readonly action: string;
  readonly token: string;
  readonly problem: keyof typeof texts.passwordErrors | null;
}

/** The form for the new password, entered twice. Its address contains the token, so it is never sent as a referrer. */
export function resetPage({ brand, action, token, problem }: ResetForm): Page {
  const { reset } = texts;
  const wrong = (field: keyof typeof texts.passwordErrors): string =>
    problem === field ? ' aria-invalid="true" aria-describedby="problem"' : '';
  const field = (name: 'newPassword' | 'confirmation', attributes: string): string =>
    `<label for="${name}">${text(brand, reset[name])}</label>
<input id="${name}" name="${name}" type="password" autocomplete="new-password" maxlength="128" required${attributes}>`;
  const body = `${nameOf(brand)}
<h1>${text(brand, reset.heading)}</h1>
<p class="lead">${text(brand, reset.lead)}</p>
${problemOf(problem === null ? null : texts.passwordErrors[problem])}
<form method="post" action="${escapeHtml(action)}">
<input type="hidden" name="token" value="${escapeHtml(token)}">
${field('newPassword', ` autofocus${wrong('newPasswordNotSecure')}`)}
${field('confirmation', wrong('confirmationDiffers'))}
<button type="submit">${text(brand, reset.submit)}</button>
</form>`;
  const page = htmlPage(brand, text(brand, reset.title), body, ["'self'"]);
  return { ...page, headers: { ...page.headers, 'referrer-policy': 'no-referrer' } };
}

/** The page when there is nothing to fill in. */
export function resetNotice(
  brand: Brand,
  notice: { readonly heading: string; readonly text: string; readonly link?: { href: string; label: string } },
): Page {
  const link = notice.link
    ? `<p class="aside"><a class="button" href="${escapeHtml(notice.link.href)}">${escapeHtml(notice.link.label)}</a></p>`
    : '';
  const body = `${nameOf(brand)}<h1>${text(brand, notice.heading)}</h1><p class="lead">${text(brand, notice.text)}</p>${link}`;
  return htmlPage(brand, text(brand, notice.heading), body, ["'none'"]);
}
