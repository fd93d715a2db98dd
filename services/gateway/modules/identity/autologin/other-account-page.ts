import { identity as texts } from '@network/messages/identity.ts';
import { type Brand, escapeHtml, htmlPage, type Page } from '../provider/html-page.ts';

/**
 * Says that a link was for another account than the signed-in one, which stays signed in; to use the other account,
 * sign out first. Works without scripts and names no account.
 */
export function otherAccountPage(brand: Brand, target: string): Page {
  const text = (value: string): string => escapeHtml(value.replaceAll('{brand}', brand.name));
  const { heading, lead, stay, signOut, aside } = texts.otherAccount;
  const body = `<p class="brand">${escapeHtml(brand.name)}</p>
<h1>${text(heading)}</h1>
<p class="lead">${text(lead)}</p>
<a class="button" href="${escapeHtml(target)}">${text(stay)}</a>
<p class="aside">${text(aside)}</p>
<form method="post" action="/oidc/logout">
<button type="submit" class="second">${text(signOut)}</button>
</form>`;
  return htmlPage(brand, text(heading), body, ["'self'", brand.urls.tour], 'system');
}
