import { render } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { styleSingleton } from './style-singleton.ts';

afterEach(() => {
  document.adoptedStyleSheets = [];
});

const textOf = () =>
  document.adoptedStyleSheets.flatMap((sheet) => [...sheet.cssRules].map(({ cssText }) => cssText)).join(' ');

it('applies its styles once while one of it is on the page, and leaves others alone', () => {
  const other = new CSSStyleSheet();
  document.adoptedStyleSheets = [other];
  const Style = styleSingleton();
  const first = render(<Style styles="body { overflow: hidden; }" />);
  const second = render(<Style styles="body { overflow: hidden; }" />);
  expect(document.adoptedStyleSheets).toHaveLength(2);
  expect(textOf()).toContain('overflow: hidden');
  first.unmount();
  expect(document.adoptedStyleSheets).toHaveLength(2);
  second.unmount();
  expect(document.adoptedStyleSheets).toEqual([other]);
});

it('applies dynamic styles again when they change', () => {
  const Style = styleSingleton();
  const { rerender } = render(<Style dynamic styles="body { margin-right: 1px; }" />);
  rerender(<Style dynamic styles="body { margin-right: 2px; }" />);
  expect(textOf()).toContain('2px');
  expect(textOf()).not.toContain('1px');
});
