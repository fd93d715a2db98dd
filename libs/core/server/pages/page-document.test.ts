import { createHash } from 'node:crypto';
import { brotliDecompressSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { pageDocument, shareDocument } from './page-document.ts';

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

  it('trusts the nonce of a page that is made for one person, and what its scripts load', () => {
    expect(pageDocument(html, { status: 200, nonce: 'abc' }).scripts).toBe("'nonce-abc' 'strict-dynamic'");
  });
});

describe('a shared document', () => {
  it('is compressed once', async () => {
    const shared = shareDocument(pageDocument('<p>hello</p>'.repeat(500), { status: 200, nonce: null }));
    const [first, second] = await Promise.all([shared.brotli(), shared.brotli()]);
    expect(first).toBe(second);
    expect(brotliDecompressSync(first).equals(shared.html)).toBe(true);
  });

  it('has a tag of its content', () => {
    const tagOf = (text: string) => shareDocument(pageDocument(text, { status: 200, nonce: null })).etag;
    expect(tagOf('<p>')).toBe(tagOf('<p>'));
    expect(tagOf('<p>')).not.toBe(tagOf('<b>'));
  });
});
