import { createHash } from 'node:crypto';
import { brotliDecompressSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { brotliEnd } from './open-brotli.ts';
import { isForAnyone, pageDocument, shareDocument } from './page-document.ts';
import { forAnyone } from './shared-fixture.ts';

const hash = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

describe('the document of a page', () => {
  const html =
    '<html><style>a{}</style><script src="/a.js"></script><script class="x">let a = "<b>";\n</script>' +
    '<script type="application/ld+json">{"data":1}</script><script>let a = "<b>";\n</script><script>two()</script></html>';

  it('names each inline script of a shared page once, by its hash, and no data', () => {
    const { scripts, styles } = pageDocument(html, { status: 200, nonce: null });
    expect(scripts).toBe(`'self' ${hash('let a = "<b>";\n')} ${hash('two()')}`);
    expect(styles).toBe(` ${hash('a{}')}`);
  });

  it('has nothing that browsers read otherwise than it is hashed', () => {
    const { html: sent, scripts } = pageDocument('<script>a("\u0000")</script>', { status: 200, nonce: null });
    expect(sent.toString()).toBe('<script>a("\u{FFFD}")</script>');
    expect(scripts).toBe(`'self' ${hash('a("\u{FFFD}")')}`);
  });

  it('trusts the nonce of a page that is made for one person, and what its scripts load', () => {
    expect(pageDocument(html, { status: 200, nonce: 'abc' }).scripts).toBe("'nonce-abc' 'strict-dynamic'");
  });
});

it.each([
  ['a nonce', { status: 200, nonce: 'abc' }],
  ['a cookie', { status: 200, nonce: null, cookies: ['a=b'] }],
  ['a session', { status: 200, nonce: null, isPersonal: true }],
])('a document with %s is for one person, whom no type lets share it', (_what, parts) => {
  const document = pageDocument('<p>', parts);
  expect(isForAnyone(document)).toBe(false);
  // @ts-expect-error -- what was made for one person is never shared
  expect(() => shareDocument(document)).toThrow('one person');
});

describe('a shared document', () => {
  it('is compressed once', async () => {
    const shared = shareDocument(forAnyone('<p>hello</p>'.repeat(500)));
    const [first, second] = await Promise.all([shared.brotli(), shared.brotli()]);
    expect(first).toBe(second);
    expect(brotliDecompressSync(first).equals(shared.html)).toBe(true);
  });

  it('leaves a place for one person’s own part before the script that starts the page', async () => {
    const { head, tail, openBrotli } = shareDocument(
      forAnyone('<p>all</p><script type="module" async="" src="/a.js">'),
    );
    expect([head, tail].map(String)).toEqual(['<p>all</p>', '<script type="module" async="" src="/a.js">']);
    const own = Buffer.from('<p>mine</p>');
    const whole = Buffer.concat([await openBrotli(), brotliEnd(own, tail)]);
    expect(brotliDecompressSync(whole).toString()).toBe(`${String(head)}<p>mine</p>${String(tail)}`);
  });

  it('has a tag of its content', () => {
    const tagOf = (text: string) => shareDocument(forAnyone(text)).etag;
    expect(tagOf('<p>')).toBe(tagOf('<p>'));
    expect(tagOf('<p>')).not.toBe(tagOf('<b>'));
  });
});
