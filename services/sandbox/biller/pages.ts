import { fillText } from '@network/messages/catalogue/fill-text.ts';
import { sandbox } from '@network/messages/sandbox.ts';
import { type Html, html } from '../http/html.ts';
import { type CardField, offersPaypal, TEST_CARDS } from './cards.ts';
import { leftOf } from './charging.ts';
import { moneyText } from '@network/validation/currencies.ts';
import { type BillerState, DELIVERY_MODES, type SandboxOrder, type HostedPage, type SandboxEvent } from './state.ts';

const texts = sandbox.biller;

const fill = (text: string, values: Readonly<Record<string, string | number>>): string =>
  fillText(text, (name) => values[name]?.toString());

/** What went wrong with a form that was sent. */
export interface FormTrouble {
  readonly wrong: readonly CardField[];
  readonly isDeclined: boolean;
}

const NO_TROUBLE: FormTrouble = { wrong: [], isDeclined: false };

/** The form for a card, without scripts: a payment, or a new card for an agreement. */
export function cardForm(page: HostedPage, order: SandboxOrder, trouble: FormTrouble = NO_TROUBLE): Html {
  const price = moneyText(order.charge.amount, order.charge.currency);
  const isPayment = page.kind === 'payment';
  const title = isPayment ? order.charge.description : texts.cardTitle;
  return html`<div class="checkout">
    <section class="order">
      <h1>${title}</h1>
      ${isPayment ? summary(order, price) : html`<p class="later">${texts.cardLead}</p>`}
      <p class="later"><a href="${page.declinedUrl}">${texts.goBack}</a></p>
    </section>
    <form class="panel pay" method="post" action="/biller/pay/${page.id}">
      ${trouble.isDeclined ? html`<p class="notice" role="alert">${texts.declined}</p>` : null}
      ${field('number', texts.number, 'cc-number', trouble)}
      <div class="pair">
        ${field('expiry', texts.expiry, 'cc-exp', trouble)}${field('code', texts.code, 'cc-csc', trouble)}
      </div>
      <button type="submit">${isPayment ? fill(texts.submit, { amount: price }) : texts.save}</button>
      ${offersPaypal(page, order) ? PAYPAL_BUTTON : null}
    </form>
    <section class="tests">
      <h2>${texts.testCards}</h2>
      <ul class="cards">
        ${TEST_CARDS.map(([number, behaviour]) => html`<li><code>${inFours(number)}</code> ${texts.cards[behaviour]}</li>`)}
      </ul>
    </section>
  </div>`;
}

/** Sends the form as it is: the fields are for cards. */
const PAYPAL_BUTTON = html`<button class="plain" type="submit" name="method" value="paypal" formnovalidate>
  ${texts.paypal}
</button>`;

/** Writes a number in groups of four, as it is printed on a card. */
const inFours = (number: string): string => number.replaceAll(/(\d{4})(?=\d)/g, '$1 ');

function laterText({ months, periodDays }: NonNullable<SandboxOrder['charge']['renewal']>): string {
  if (periodDays !== undefined) return texts.laterInDays;
  return months === 1 ? texts.laterMonthly : texts.later;
}

function summary({ charge }: SandboxOrder, price: string): Html {
  const { renewal } = charge;
  const values = renewal && {
    amount: moneyText(renewal.amount, charge.currency),
    months: renewal.months,
    days: renewal.periodDays ?? 0,
  };
  const later = values ? fill(laterText(renewal), values) : texts.nothingLater;
  return html`<p class="total"><span>${texts.now}</span> <strong>${price}</strong></p>
    <p class="later">${later}</p>`;
}

function field(name: CardField, label: string, autocomplete: string, { wrong }: FormTrouble): Html {
  const isWrong = wrong.includes(name);
  const state = isWrong ? html`aria-invalid="true" aria-describedby="${name}-wrong"` : null;
  return html`<div class="field">
    <label for="${name}">${label}</label>
    <input
      id="${name}"
      name="${name}"
      inputmode="numeric"
      autocomplete="${autocomplete}"
      maxlength="24"
      required
      ${state}
    />
    ${isWrong ? html`<span class="wrong" id="${name}-wrong" role="alert">${texts.wrong[name]}</span>` : null}
  </div>`;
}

/** Instead of the form of a page that was paid, such as after the back button. */
export function paidPage(page: HostedPage): Html {
  return html`<h1>${texts.done}</h1>
    <p><a href="${page.approvedUrl}">${texts.continue}</a></p>`;
}

/** After a form that was sent, for a browser that does not go on by itself. */
export function leavingPage(page: HostedPage): Html {
  return html`<p class="lead"><a href="${page.approvedUrl}">${texts.continue}</a></p>`;
}

/** Instead of the form of a page that takes no card any more. */
export function endedPage(page: HostedPage): Html {
  return html`<h1>${texts.ended}</h1>
    <p class="lead">${texts.endedLead}</p>
    <p><a href="${new URL('/', page.approvedUrl).href}">${texts.continue}</a></p>`;
}

/** Every charge, newest first, with what a payment service may do with it. */
export function operatorPage(state: BillerState): Html {
  const rows = Object.values(state.orders)
    .flatMap((order) => order.events.filter(({ kind }) => kind === 'charged').map((event) => ({ order, event })))
    .toSorted((a, b) => (a.event.occurredAt < b.event.occurredAt ? 1 : -1))
    .slice(0, 200);
  const options = DELIVERY_MODES.map(
    (mode) =>
      html`<option value="${mode}" ${mode === state.mode ? html`selected` : null}>${texts.modes[mode]}</option>`,
  );
  return html`<h1>${texts.operatorTitle}</h1>
    <p class="lead">${texts.operatorLead}</p>
    <form class="mode" method="post" action="/biller/mode">
      <div class="field">
        <label for="mode">${texts.mode}</label>
        <select id="mode" name="mode">
          ${options}
        </select>
      </div>
      <button type="submit">${texts.setMode}</button>
    </form>
    <p class="lead">${fill(texts.waiting, { count: state.deliveries.length })}</p>
    <div class="panel">
      ${
        rows.length === 0
          ? html`<p class="empty">${texts.empty}</p>`
          : html`<ul class="list">
              ${rows.map(row)}
            </ul>`
      }
    </div>`;
}

function row({ order, event }: { readonly order: SandboxOrder; readonly event: SandboxEvent }): Html {
  const left = leftOf(order, event);
  const wasTakenBack = order.events.some((each) => each.reversedTransactionId === event.transactionId);
  const isReversed = wasTakenBack && left === 0;
  const button = (action: string, label: string, amount: Html | null = null): Html =>
    html`<form method="post" action="/biller/orders/${order.orderId}/${action}">
      <input type="hidden" name="transaction" value="${event.transactionId}" />${amount}<button
        class="plain"
        type="submit"
      >
        ${label}
      </button>
    </form>`;
  const part = html`<input
    name="amount"
    aria-label="${texts.part}"
    inputmode="decimal"
    size="6"
    placeholder="${moneyText(left, event.currency ?? 'USD')}"
  />`;
  const canCancel =
    order.agreement !== null &&
    !order.agreement.isCancelled &&
    event === order.events.findLast(({ kind }) => kind === 'charged');
  return html`<li class="row">
    <div>
      <strong>${moneyText(event.amount ?? 0, event.currency ?? 'USD')}</strong> ${order.charge.description}<br />
      <span>${order.biller}, ${event.transactionId}, <time>${event.occurredAt}</time></span>
    </div>
    <div class="row">
      ${isReversed ? null : [button('refund', texts.refund, part), button('void', texts.void), button('chargeback', texts.chargeback)]}${canCancel ? button('cancel', texts.cancel) : null}
    </div>
  </li>`;
}
