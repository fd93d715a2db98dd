import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { fillText } from '@network/messages/catalogue/fill-text.ts';
import { translated } from '@network/messages/catalogue/translations.ts';
import { mailFrame, mails } from '@network/messages/mails.ts';
import type { Tenant } from '@network/tenant/tenant-schema.ts';
import { paperOf } from '@network/tenant/paper.ts';
import blacked from '../../../../../apps/blacked/tenant.ts';
import tushy from '../../../../../apps/tushy/tenant.ts';
import vixen from '../../../../../apps/vixen/tenant.ts';
import type { MailKind, StoredValues } from './mail-values.ts';
import { showValue, storeValue } from './mail-values.ts';
import { renderMail as renderFor } from './render-mail.ts';

const kinds = Object.keys(mails) as MailKind[];
const textsOf = (kind: MailKind): readonly string[] => {
  const { subject, heading, paragraphs, action } = mails[kind];
  return [subject, heading, ...paragraphs, action];
};

const renderMail = (kind: MailKind, tenant: Tenant, stored: StoredValues, sellsMemberships = true) =>
  renderFor(kind, tenant, stored, { tokenFor: (userId) => `token-of-${userId}`, sellsMemberships });

/** A value for every placeholder of a kind. */
function filled(kind: MailKind, value = 'anything'): StoredValues {
  const names = textsOf(kind).flatMap((text) =>
    [...text.matchAll(/\{(\w+)(?:,[^}]*)?\}/g)].map(([, name = '']) => name),
  );
  return { link: '/account?from=mail&x=1', values: Object.fromEntries(names.map((name) => [name, value])) };
}

describe('a mail to somebody who leaves', () => {
  it.each(['en', 'de', 'es'] as const)(
    'in %s invites to join again where memberships are sold, and nowhere else',
    (language) => {
      for (const kind of ['cancelledForGood', 'paymentLastNoticeAtBiller'] as const) {
        const stored = { ...filled(kind), language };
        const [invitation] = translated(mails, language)[kind].whereSold;
        const [sold, unsold] = [renderMail(kind, vixen, stored), renderMail(kind, vixen, stored, false)];
        for (const text of [sold.text, sold.html]) expect(text).toContain(invitation);
        for (const text of [unsold.text, unsold.html]) expect(text).not.toContain(invitation);
        expect(unsold.text).toBe(sold.text.replace(`${invitation}\n\n`, ''));
      }
    },
  );

  // Words by which texts invite: they belong to paragraphs that only a brand which sells has.
  it('is invited by no other paragraph', () => {
    const invites = /\bjoin(?:ing)? again\b|\bwieder Mitglied\b|\bvolver a (?:unirte|suscribirte)\b/;
    for (const language of ['en', 'de', 'es'] as const) {
      const texts = Object.values(translated(mails, language));
      expect(texts.flatMap(({ paragraphs }) => paragraphs.filter((text) => invites.test(text)))).toEqual([]);
      expect(texts.flatMap((mail) => ('whereSold' in mail ? [mail] : []))).toHaveLength(2);
    }
  });
});

describe('every kind of mail', () => {
  it.each(kinds)('%s has both its forms, with the name and the addresses of its brand', (kind) => {
    for (const tenant of [vixen, tushy]) {
      const mail = renderMail(kind, tenant, filled(kind));
      expect(mail.from).toBe(`"${tenant.name}" <no-reply@${new URL(tenant.urls.tour).hostname.replace('www.', '')}>`);
      expect(mail.text).toContain(`${tenant.urls.members}/account?from=mail&x=1`);
      expect(mail.html).toContain(`href="${tenant.urls.members}/account?from=mail&amp;x=1"`);
      for (const text of [mail.subject, mail.text, mail.html]) expect(text).not.toMatch(/\{\w+\}/);
    }
  });

  it.each(kinds)('%s loads nothing, and leads to its brand alone', (kind) => {
    const { html } = renderMail(kind, vixen, filled(kind));
    expect(html).not.toMatch(/<(?:img|link|script|iframe)|src=|url\(|utm_|@import/);
    const hosts = [...html.matchAll(/href="([^"]+)"/g)].map(([, href = '']) => new URL(href).origin);
    expect(hosts.length).toBeGreaterThan(2);
    for (const host of hosts) expect([vixen.urls.members, vixen.urls.tour]).toContain(host);
  });

  it.each([vixen, tushy, blacked])('is in the type, the corners and the composition of its brand', (tenant) => {
    const { html } = renderMail('receipt', tenant, filled('receipt'));
    const { gate, fonts, palette } = tenant.theme;
    const { weight, tracking } = gate.heading;
    for (const size of ['24px/1', gate.layout === 'poster' ? '44px/1' : '30px/1.15'])
      expect(html).toContain(`font:${weight} ${size} '${fonts.display}',`);
    expect(html).toContain(`letter-spacing:${tracking}em`);
    expect(html.includes('text-transform:uppercase')).toBe(gate.heading.uppercase === true);
    expect(html).toContain(`border-radius:${gate.corners.button}px;background:${palette.accent}`);
    expect(html).toContain(`solid ${palette.accent};padding`);
  });

  it('is dark where a program knows no stylesheet, and on paper where a system is light', () => {
    const { html } = renderMail('receipt', vixen, filled('receipt'));
    const [, sheet = ''] = /<style>([^]*?)<\/style>/.exec(html) ?? [];
    expect(sheet).toMatch(/^@media \(prefers-color-scheme:light\)\{/);
    // Every class of the sheet is in the mail, and nothing of the mail is left dark on paper.
    for (const name of ['g', 'e', 't', 'b', 'o']) expect(html).toMatch(new RegExp(`class="(?:[a-z] )?${name}"`));
    const { text, onAccent } = vixen.theme.palette;
    for (const tag of html.match(/<[a-z0-9]+ [^>]*style="[^"]*color:[^"]*"[^>]*>/g) ?? [])
      if (new RegExp(`[;"]color:(?:${text}|${onAccent})|background:#`).test(tag))
        expect(tag).toMatch(/class="[gcetabo ]+"/);
    expect(sheet).toContain(`.t{color:${paperOf(vixen.theme.palette).text}!important}`);
  });

  it('lets an address on the own hosts be pressed, and no other', () => {
    const block = `${vixen.urls.members}/device-challenge?token=a&answer=block`;
    expect(renderMail('deviceChallenge', vixen, filled('deviceChallenge', block)).html).toContain(
      `<a class="a" href="${block.replace('&', '&amp;')}" `,
    );
    for (const hostile of ['https://evil.test/', `${vixen.urls.members}.evil.test/`, `https://x@evil.test/`]) {
      const { html } = renderMail('removalRequest', vixen, filled('removalRequest', hostile));
      expect(html).toContain(hostile);
      expect(html).not.toContain(`href="${hostile}`);
    }
  });

  it('shows an email in letters that its reader typed', () => {
    const mail = renderMail('emailConfirmation', vixen, filled('emailConfirmation', 'ada@xn--bcher-kva.example'));
    expect(mail.text).toContain('created with ada@bücher.example.');
  });

  it.each(kinds.filter((kind) => textsOf(kind).join(' ').includes('{recipient}')))(
    'shows the email of a recipient in letters that were typed: %s',
    (kind) => {
      const { text } = renderMail(kind, vixen, filled(kind, 'ida@xn--bcher-kva.example'));
      expect(text).toContain('ida@bücher.example');
      expect(text).not.toContain('xn--');
    },
  );

  it('uses nothing but plain placeholders and choices between one and several', () => {
    const texts = [...kinds.flatMap(textsOf), ...Object.values({ ...mailFrame, ...mailFrame.discreet, discreet: '' })];
    for (const text of texts) expect(fillText(text, () => 'anything')).not.toMatch(/[{}<>]/);
  });

  it('says how to cancel with each receipt that is followed by a charge, and that nothing follows with any other', () => {
    expect(mails.receipt.paragraphs.join(' ')).toMatch(/cancel/i);
    expect(mails.oneTimeReceipt.paragraphs.join(' ')).toMatch(/does not renew/);
  });

  it('can be ended by its reader where it is news, and not where it is about the account', () => {
    const news = renderMail('comeBack', vixen, { ...filled('comeBack'), readerId: 'user-1' });
    const address = `${vixen.urls.api}/email/unsubscribe?brand=vixen&token=token-of-user-1`;
    expect(news.unsubscribe).toBe(address);
    expect(news.text).toContain(address);
    expect(news.html).toContain(`href="${address.replace('&', '&amp;')}"`);
    expect(renderMail('receipt', vixen, filled('receipt'))).toMatchObject({ unsubscribe: null });
  });

  it('says where the brand is reached by post where it promotes something, and only there', () => {
    const toReader = { ...filled('comeBack'), readerId: 'user-1' };
    for (const [tenant, address] of [
      [vixen, vixen.custodian.address],
      [{ ...vixen, contacts: { post: '2 Example Road <b>, Springfield' } }, '2 Example Road <b>, Springfield'],
    ] as const) {
      const { text, html } = renderMail('comeBack', tenant, toReader);
      expect(text).toContain(`\nVixen, ${address}\n`);
      expect(html).toContain(`<br>Vixen, ${address.replace('<b>', '&lt;b&gt;')}</span>`);
    }
    expect(renderMail('receipt', vixen, filled('receipt')).html).not.toContain(vixen.custodian.address);
  });

  it('signs in by a link alone where an earlier gateway queued it, without a code', () => {
    const mail = renderMail('signInLink', vixen, { link: '/sign-in/open?token=x', linkOn: 'api', values: {} });
    expect([mail.subject, mail.text.includes(`${vixen.urls.api}/sign-in/open?token=x`)]).toEqual([
      `Your link to sign in to ${vixen.name}`,
      true,
    ]);
  });

  it('refuses to send a text with a hole', () => {
    expect(() => renderMail('cancelled', vixen, { link: '/', values: {} })).toThrow('{accessUntil}');
  });
});

describe('a value in a mail', () => {
  it.each([
    [{ minorUnits: 2999, currency: 'USD' }, '$29.99'],
    [{ minorUnits: 500, currency: 'JPY' }, '¥500'],
    [new Date('2026-03-01T23:59:00Z'), 'March 1, 2026 (UTC)'],
    [12_000, '12,000'],
    ['one year', 'one year'],
  ])('%j is shown as %s', (value, shown) => {
    expect(showValue(storeValue(value))).toBe(shown);
  });

  it('can open no tag, no line and no header of its own, whatever it is', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (value) => {
        const hostile = `${value}<script>"'&\r\nBcc: all@example.com\u2028`;
        const mail = renderMail('trialEnding', vixen, filled('trialEnding', hostile));
        expect(mail.subject).not.toMatch(/[\r\n\u2028]/);
        expect(mail.html).not.toContain('<script');
        expect(mail.html.match(/<p /g)).toHaveLength(3);
      }),
    );
  });
});
