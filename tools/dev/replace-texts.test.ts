import { describe, expect, it } from 'vitest';
import { replaceTexts } from './replace-texts.ts';

const mails = () => ({ mails: { subject: 'Welcome', lines: ['One', 'Two'], link: { label: 'More' } } });

describe('edited texts', () => {
  it('reach whoever has kept a group of the former texts', () => {
    const before = mails();
    const { lines, link } = before.mails;
    const edited = { mails: { link: { label: 'All' }, lines: ['One', 'Three'], subject: 'Hello' } };
    expect(replaceTexts(before, edited)).toBe(true);
    expect(before).toEqual(edited);
    expect(lines).toEqual(['One', 'Three']);
    expect(link.label).toBe('All');
  });

  it.each([
    ['a new key', { mails: { ...mails().mails, footer: 'Bye' } }],
    ['one key less', { mails: { subject: 'Hello', lines: ['One', 'Two'] } }],
    ['another paragraph', { mails: { ...mails().mails, lines: ['One', 'Two', 'Three'] } }],
    ['a text instead of a group', { mails: { ...mails().mails, link: 'More' } }],
    ['another export', { ...mails(), notices: { title: 'New' } }],
  ])('are not taken with %s, and nothing changes', (_what, edited) => {
    const before = mails();
    expect(replaceTexts(before, edited)).toBe(false);
    expect(before).toEqual(mails());
  });

  it('are not taken where an export is a text, which nobody can be given', () => {
    expect(replaceTexts({ title: 'Old' }, { title: 'New' })).toBe(false);
    expect(replaceTexts({ title: 'Old', ...mails() }, { title: 'Old', ...mails() })).toBe(true);
  });
});
