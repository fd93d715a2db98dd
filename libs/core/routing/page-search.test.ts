import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createPageSearch } from './page-search.ts';

const read = createPageSearch([
  { searchParameters: { '/videos': ['page', 'order', 'search'], '/films/$slug': ['page'] } },
  {
    searchParameters: { '/films/all': ['order'] },
    ownSearchParameters: { '/deals': ['confirmation'], '/cams': 'any' },
  },
]);

describe('what a page reads of its query', () => {
  it.each([
    ['', ''],
    ['?page=2', '?page=2'],
    ['?utm_source=a&fbclid=b', ''],
    ['?search=b&utm_source=x&page=2', '?page=2&search=b'],
    ['?page=2&search=b', '?page=2&search=b'],
    ['?page=1&page=2', '?page=1&page=2'],
    ['?page=1&page=1', '?page=1&page=1'],
    ['?page=', '?page='],
    ['?page', '?page='],
    ['?PAGE=2', ''],
    ['?page%5B%5D=2', ''],
    ['?page[]=2', ''],
    ['?%70age=2', '?page=2'],
    ['?page=1;order=name', '?page=1%3Border%3Dname'],
    ['?__proto__=1&constructor=2&page=3', '?page=3'],
    ['?&&&=&page=3', '?page=3'],
  ])('%s comes to %s', (search, expected) => expect(read('/videos', search).read).toBe(expected));

  it('is the same for a thousand equal values as for two', () => {
    expect(read('/videos', `?${'page=1&'.repeat(1_000)}`).read).toBe('?page=1&page=1');
  });

  it('is the page’s own affair: other pages read other parameters', () => {
    expect(read('/films/one', '?page=2&order=name').read).toBe('?page=2');
    expect(read('/films/one/', '?page=2').read).toBe('?page=2');
    expect(read('/films/all', '?page=2&order=name').read).toBe('?order=name');
    expect(read('/films', '?page=2').read).toBe('');
    expect(read('/films//', '?page=2').read).toBe('');
  });

  it('may belong to one visit', () => {
    expect(read('/deals', '?utm=1')).toEqual({ read: '', unread: '?utm=1', isOwn: false });
    expect(read('/deals', '?confirmation=x&utm=1')).toEqual({
      read: '?confirmation=x',
      unread: '?utm=1',
      isOwn: true,
    });
    expect(read('/cams', '?a=1&b=%20')).toEqual({ read: '?a=1&b=%20', unread: '', isOwn: true });
    expect(read('/cams', '').isOwn).toBe(true);
  });

  it('reads the same again, whatever the query, and leaves the rest unchanged', () => {
    const pair = fc.tuple(fc.constantFrom('page', 'order', 'search', '%70age', 'utm', 'a[]'), fc.webQueryParameters());
    fc.assert(
      fc.property(fc.array(pair, { maxLength: 8 }), (pairs) => {
        const sent = pairs.map(([name, value]) => `${name}=${value}`);
        const once = read('/videos', sent.length === 0 ? '' : `?${sent.join('&')}`);
        expect(read('/videos', once.read)).toEqual({ ...once, unread: '' });
        for (const left of once.unread.slice(1).split('&').filter(Boolean)) expect(sent.join('&')).toContain(left);
      }),
    );
  });
});
