import { escapeHtml } from '@network/validation/escape-html.ts';
import { identity as inEnglish } from '@network/messages/identity.ts';
import { emailField, gatePage, passwordField, problemParagraph } from './gate-page.ts';
import { GATE_SCRIPT_PATH } from './gate-script.ts';
import { speaking, spoken } from '../../../../http/language.ts';
import type { Tenant } from '@network/tenant/tenant-schema.ts';
import type { GatewayServices } from '../../../../services.ts';
import type { Brand, Page } from './html-page.ts';
import { loginAddressOf } from './wanted-page.ts';

const texts = spoken(inEnglish);

type Problem = keyof typeof texts.errors;
type Notice = Exclude<keyof typeof texts.notices, 'tryAgain' | 'continue' | 'brands'>;

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
  /** Whether the brand sells memberships: otherwise nobody is sent to its join page. */
  readonly mayJoin: boolean;
  /** The options that a passkey signs, as JSON. */
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
    heading: speaking(brand).copy.welcomeBack ?? t.heading,
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
${form.mayJoin ? `<li>${text(t.newHere)} <a href="${escapeHtml(brand.urls.members)}/joinnow">${text(t.join)}</a></li>` : ''}
<li><a class="quiet" href="${escapeHtml(brand.urls.tour)}/">${text(t.back)}</a></li>
</ul>`,
    formAction: ["'self'", ...form.leadsTo],
    script: GATE_SCRIPT_PATH,
  });
}

/** The link to the next page. */
export interface WayOn {
  readonly href: string;
  readonly label: string;
}

/** A button that does again what failed. */
export const tryAgainAt = (href: string): WayOn => ({ href, label: texts.notices.tryAgain });

/** A button that leads to the people who can help. */
export const supportOf = (brand: Brand): WayOn => ({
  href: `${brand.urls.tour}/support`,
  label: texts.forgotten.support,
});

/** A button that leads to a brand, by a sign-in where one is needed. */
export const continueTo = (brand: Brand, wanted: string | null): WayOn => ({
  href: loginAddressOf(brand, wanted),
  label: texts.notices.continue,
});

/** The page that replaces the form when there is nothing to fill in. Its button leads to the brand where nothing else is said. */
export function noticePage(brand: Brand, notice: Notice, way: WayOn | null = null): Page {
  const { heading, text } = texts.notices[notice];
  const { href, label } = way ?? { href: `${brand.urls.tour}/`, label: texts.signIn.back };
  const named = escapeHtml(label.replaceAll('{brand}', brand.name));
  const body = `<p class="aside"><a class="button" href="${escapeHtml(href)}">${named}</a></p>`;
  return gatePage(brand, { title: heading, heading, lead: text, body, formAction: ["'none'"] });
}

/**
 * Builds the page for an owner who took their account back and can't have it yet: the account is locked, and support
 * gives it to them.
 */
export function lockedAccountPage(brand: Brand): Page {
  return noticePage(brand, 'lockedAccount', { href: `${brand.urls.tour}/support`, label: texts.forgotten.support });
}

/** Builds the page for a notice where an address names no brand: neutral, with a link to every brand. */
export function wayOnPage({ tenants }: Pick<GatewayServices, 'tenants'>, notice: Notice): Page {
  const { heading, text } = texts.notices[notice];
  const brands = tenants.all().toSorted((one, other) => one.name.localeCompare(other.name));
  const ways = brands.map(({ name, urls }) => `<li><a href="${escapeHtml(urls.tour)}/">${escapeHtml(name)}</a></li>`);
  const list = `<p class="aside">${escapeHtml(texts.notices.brands)}</p>\n<ul class="asides">\n${ways.join('\n')}\n</ul>`;
  const body = ways.length === 0 ? '' : list;
  return gatePage(null, { title: heading, heading, lead: text, body, formAction: ["'none'"] });
}

/** A notice of the brand that is known, or the neutral one. */
export function noticeFor(services: Pick<GatewayServices, 'tenants'>, brand: Brand | null, notice: Notice): Page {
  return brand === null ? wayOnPage(services, notice) : noticePage(brand, notice);
}

/** Origins that the redirects after a form of a sign-in may lead through: browsers check form-action against each. */
export function signInChain({ tenants }: Pick<GatewayServices, 'tenants'>, brand: Tenant): readonly string[] {
  const others = tenants.all().map((tenant) => tenant.urls.members);
  const partners = brand.partnerHosts.map((host) => `https://${host}`);
  return [...new Set([brand.urls.members, brand.urls.tour, ...others, ...partners])];
}
