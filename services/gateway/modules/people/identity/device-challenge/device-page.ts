import { escapeHtml } from '@network/validation/escape-html.ts';
import { identity as inEnglish } from '@network/messages/identity.ts';
import { gatePage } from '../provider/gate-page.ts';
import type { Brand, Page } from '../provider/html-page.ts';
import { spoken } from '../../../../http/language.ts';
import type { DeviceAnswer } from './device-routes.ts';

const texts = spoken(inEnglish);

/** Shows a person who followed a link of the mail one button to confirm with; works without scripts. */
export function devicePage(brand: Brand, answer: DeviceAnswer, token: string): Page {
  const text = (value: string): string => escapeHtml(value.replaceAll('{brand}', brand.name));
  const { heading, lead, submit } = texts.device[answer];
  const body = `<form method="post" action="/oidc/device">
<input type="hidden" name="token" value="${escapeHtml(token)}">
<input type="hidden" name="answer" value="${answer}">
<button type="submit">${text(submit)}</button>
</form>
<p class="aside"><a class="quiet" href="/">${text(texts.device.leave)}</a></p>`;
  return gatePage(brand, { title: heading, heading, lead, body, formAction: ["'self'"], at: 'brand' });
}
