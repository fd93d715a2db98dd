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
  const entries = Object.entries(parameters);
  return html`<h1>${texts.cams.title}</h1>
    <p class="lead">${texts.cams.lead} ${siteName}</p>
    <div class="panel">
      <dl>
        ${entries.map(
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

/** How the partner behaves, as its operator page sets it. */
export interface PartnerSwitches {
  /** Whether the partner's cams are down; the brand then shows its page for what went wrong. */
  readonly isCamsDown: boolean;
  /** Whether the partner declines deals that are sold without a page of its own. */
  readonly declinesSales: boolean;
}

/** The partner's switches. */
export function operatorPage({ isCamsDown, declinesSales }: PartnerSwitches): Html {
  return html`<h1>${texts.operatorTitle}</h1>
    <p class="lead">${isCamsDown ? texts.camsDown : texts.camsUp}</p>
    <form class="panel pay" method="post" action="/partner/cams-switch">
      <button type="submit" name="cams" value="${isCamsDown ? 'up' : 'down'}">
        ${isCamsDown ? texts.switchUp : texts.switchDown}
      </button>
    </form>
    <p class="lead">${declinesSales ? texts.salesDeclined : texts.salesApproved}</p>
    <form class="panel pay" method="post" action="/partner/sales-switch">
      <button type="submit" name="sales" value="${declinesSales ? 'approve' : 'decline'}">
        ${declinesSales ? texts.switchApprove : texts.switchDecline}
      </button>
    </form>`;
}

/** Shown at an unknown address. */
export function unknownPage(): Html {
  return html`<h1>${texts.unknown}</h1>`;
}
