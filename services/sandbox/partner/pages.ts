import { sandbox } from '@network/messages/sandbox.ts';
import type { PartnerCams, PartnerOneClick } from '@network/validation/partner-calls.ts';
import { type Html, html } from '../http/html.ts';

const texts = sandbox.partner;

/** The page that takes the purchase, and leads back with its answer. */
export function oneClickPage({ title, price, biller }: PartnerOneClick, ticket: string): Html {
  return html`<h1>${title}</h1>
    <form class="panel pay" method="get" action="/partner/oneclick/done">
      <input type="hidden" name="ticket" value="${ticket}" />
      <p class="sum"><span>${texts.now}</span><span>${price}</span></p>
      <p class="later">${texts.card} ${biller}</p>
      <button type="submit" name="answer" value="approve">${texts.approve}</button>
      <button class="plain" type="submit" name="answer" value="decline">${texts.decline}</button>
    </form>`;
}

/** Where a member comes in by one click. */
export function camsPage({ siteName, parameters }: PartnerCams): Html {
  const given = Object.entries(parameters);
  return html`<h1>${texts.cams.title}</h1>
    <p class="lead">${texts.cams.lead} ${siteName}</p>
    <div class="panel">
      <dl>
        ${given.map(
          ([name, value]) =>
            html`<dt>${name}</dt>
              <dd>${value}</dd>`,
        )}
      </dl>
    </div>`;
}

/** A page of a partner, by the slug of its name. */
export function partnerPage(slug: string, lead: string): Html {
  const name = slug.replaceAll('-', ' ').replaceAll(/\b[a-z]/g, (letter) => letter.toUpperCase());
  return html`<h1>${name}</h1>
    <p class="lead">${lead}</p>`;
}

/** For an unknown address. */
export function unknownPage(): Html {
  return html`<h1>${texts.unknown}</h1>`;
}
