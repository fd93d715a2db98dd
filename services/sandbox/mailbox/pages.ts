import { sandbox } from '@network/messages/sandbox.ts';
import { type Html, html } from '../http/html.ts';
import type { StoredMail } from './stored-mails.ts';

const texts = sandbox.mailbox;
const moments = new Intl.DateTimeFormat('en-GB', { dateStyle: 'medium', timeStyle: 'medium', timeZone: 'UTC' });

/** Every mail as a row that leads to it. */
export function listOfMails(mails: readonly StoredMail[]): Html {
  const rows = mails.map(
    (mail) =>
      html`<li>
        <a href="/mail/${encodeURIComponent(mail.id)}"
          ><span class="who">${mail.tenant}</span> <span class="what">${mail.subject}</span>${time(mail)}
          <span class="to">${mail.to}</span></a
        >
      </li>`,
  );
  const list =
    mails.length === 0
      ? html`<p class="empty">${texts.empty}</p>`
      : html`<ul class="list">
          ${rows}
        </ul>`;
  return html`<h1>${texts.title}</h1>
    <p class="lead">${texts.lead}</p>
    <div class="panel">${list}</div>`;
}

/** A mail as its reader sees it, and its plain text. */
export function oneMail(mail: StoredMail): Html {
  return html`<p><a href="/mail">${texts.back}</a></p>
    <h1>${mail.subject}</h1>
    <div class="panel">
      <dl>
        <dt>${texts.from}</dt>
        <dd>${mail.from}</dd>
        <dt>${texts.to}</dt>
        <dd>${mail.to}</dd>
        ${
          mail.replyTo === null
            ? null
            : html`<dt>${texts.replyTo}</dt>
                <dd>${mail.replyTo}</dd>`
        }
        <dt>${texts.sent}</dt>
        <dd>${time(mail)}</dd>
        <dt>${texts.kind}</dt>
        <dd>${mail.kind}</dd>
      </dl>
      <iframe
        title="${mail.subject}"
        src="/mail/${encodeURIComponent(mail.id)}/html"
        sandbox="allow-popups allow-popups-to-escape-sandbox"
      ></iframe>
    </div>
    <h2>${texts.plainText}</h2>
    <div class="panel"><pre>${mail.text}</pre></div>`;
}

/** Shown in the place of a mail that was replaced by newer ones. */
export function unknownMail(): Html {
  return html`<h1>${texts.notFound}</h1>
    <p><a href="/mail">${texts.back}</a></p>`;
}

function time(mail: StoredMail): Html {
  return html`<time datetime="${mail.at}">${moments.format(new Date(mail.at))}</time>`;
}
