import { escapeHtml } from '@network/validation/escape-html.ts';
import { signInMethods as signInMethodsInEnglish } from '@network/messages/sign-in-methods.ts';
import { readableEmail } from '@network/validation/readable-email.ts';
import { gatePage } from '../provider/gate-page.ts';
import { GATE_SCRIPT_PATH } from '../provider/gate-script.ts';
import type { Brand, Page } from '../provider/html-page.ts';
import { spoken } from '../../../../http/language.ts';
import type { PasskeyTicket } from './register-passkey.ts';

const signInMethods = spoken(signInMethodsInEnglish);

export interface AddPasskeyForm {
  readonly brand: Brand;
  readonly action: string;
  readonly ticket: string;
  readonly permitted: PasskeyTicket;
  /** The options of the ceremony, as JSON. */
  readonly options: string;
  readonly backHref: string;
}

/** The page that makes a passkey. It names the account, so that nobody adds one to somebody else's by a planted link. */
export function addPasskeyPage({ brand, action, ticket, permitted, options, backHref }: AddPasskeyForm): Page {
  const t = signInMethods.addPasskey;
  const text = (value: string): string => escapeHtml(value.replaceAll('{brand}', brand.name));
  const problem = (name: keyof typeof t.problems, isHidden = true): string =>
    `<p class="problem" role="alert" data-problem="${name}"${isHidden ? ' hidden' : ''}>${text(t.problems[name])}</p>`;
  const page = gatePage(brand, {
    title: t.title,
    heading: t.heading,
    lead: t.lead.replaceAll('{email}', () => readableEmail(permitted.email)).replaceAll('{name}', permitted.name),
    body: `<form method="post" action="${escapeHtml(action)}" data-registration-options="${escapeHtml(options)}">
<input type="hidden" name="ticket" value="${escapeHtml(ticket)}">
<input type="hidden" name="made" value="">
${problem('unsupported', false)}
${problem('failed')}
${problem('already')}
<button type="button" disabled>${text(t.submit)}</button>
</form>
<p class="aside"><a class="quiet" href="${escapeHtml(backHref)}">${text(t.back)}</a></p>`,
    formAction: ["'self'", brand.urls.members],
    script: GATE_SCRIPT_PATH,
  });
  return { ...page, headers: { ...page.headers, 'referrer-policy': 'same-origin' } };
}
