import { signInMethods as signInMethodsInEnglish } from '@network/messages/sign-in-methods.ts';
import { emailField, gatePage, problemParagraph } from '../provider/gate-page.ts';
import { spoken } from '../../../http/language.ts';
import { type Brand, escapeHtml, type Page } from '../provider/html-page.ts';

const signInMethods = spoken(signInMethodsInEnglish);

const t = signInMethods.emailLink;

/** The form for the email that a link is sent to; works without scripts. */
export function requestLinkPage(brand: Brand, action: string, problem: string | null): Page {
  return gatePage(brand, {
    title: t.title,
    heading: t.heading,
    lead: t.lead,
    body: `${problemParagraph(problem)}
<form method="post" action="${escapeHtml(action)}">
${emailField({ label: t.email, value: '', described: problem !== null, hasPasskeys: false, isFocused: true })}
<button type="submit">${escapeHtml(t.submit)}</button>
</form>
<p class="aside"><a class="quiet" href="${escapeHtml(brand.urls.members)}/login">${escapeHtml(t.back)}</a></p>`,
    formAction: ["'self'"],
  });
}
