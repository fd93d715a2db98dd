import { createContext, runInContext } from 'node:vm';
import { expect, it } from 'vitest';
import { pageDocument } from './page-document.ts';
import { ANSWERED_SCRIPT, withAnswered } from './with-answered.ts';

const HTML = '<!DOCTYPE html><html><head><title>A</title></head><body></body></html>';

it('a page learns first, by a script that the policy lets in, whether the question was answered in this visit', () => {
  expect(withAnswered(HTML, null)).toContain(`<head><script>${ANSWERED_SCRIPT}</script><title>`);
  expect(pageDocument(withAnswered(HTML, null), { status: 200, nonce: null }).scripts).toMatch(/'sha256-/);
  expect(withAnswered(HTML, 'n1')).toContain('<script nonce="n1">');
});

it.each([
  ['', false],
  ['consent=refused.1', false],
  ['unanswered=1', false],
  ['a=b; answered=1', true],
  ['answered=1; a=b', true],
])('with the cookies "%s" it is marked: %s', (cookie, isMarked) => {
  const dataset: Record<string, string> = {};
  runInContext(ANSWERED_SCRIPT, createContext({ document: { cookie, documentElement: { dataset } } }));
  expect('answered' in dataset).toBe(isMarked);
});
