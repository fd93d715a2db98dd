import { escapeHtml } from '@network/validation/escape-html.ts';
import { identity as inEnglish } from '@network/messages/identity.ts';
import { gatePage } from '../provider/gate-page.ts';
import { spoken } from '../../../../http/language.ts';
import type { Brand, Page } from '../provider/html-page.ts';

const texts = spoken(inEnglish);

/**
 * Says that a link was for another account than the signed-in one, which stays signed in; to use the other account,
 * sign out first. Works without scripts and names no account.
 */
export function otherAccountPage(brand: Brand, target: string): Page {
  const text = (value: string): string => escapeHtml(value.replaceAll('{brand}', brand.name));
  const { heading, lead, stay, signOut, aside } = texts.otherAccount;
  const body = `<a class="button" href="${escapeHtml(target)}">${text(stay)}</a>
<p class="aside">${text(aside)}</p>
<form method="post" action="/oidc/logout">
<button type="submit" class="second">${text(signOut)}</button>
</form>`;
  return gatePage(brand, { title: heading, heading, lead, body, formAction: ["'self'", brand.urls.tour], at: 'brand' });
}
