import { describe, expect, it } from 'vitest';
import { chooseBrands } from './brand-names.ts';
import { StartError } from './start-error.ts';

const known = ['tushy', 'vixen', 'wifey'];

describe('chooseBrands', () => {
  it('starts every brand unless some are named', () => {
    expect(chooseBrands([], known)).toEqual(known);
  });

  it.each([[['--brands', 'vixen, tushy,vixen']], [['--brands=vixen,tushy']]])('understands %j', (args) => {
    expect(chooseBrands(args, known)).toEqual(['vixen', 'tushy']);
  });

  it.each([
    [['--brands', 'nobody'], /there is no brand "nobody"; there are tushy, vixen, wifey/],
    [['--brands'], /expected names/],
    [['--brand', 'vixen'], /Unknown option "--brand"/],
  ])('refuses %j in one sentence', (args, message) => {
    expect(() => chooseBrands(args, known)).toThrow(StartError);
    expect(() => chooseBrands(args, known)).toThrow(message);
  });
});
