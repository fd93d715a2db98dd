import { describe, expect, it } from 'vitest';
import { facetGroups } from './facet-filters.ts';

const labelOf = (count: number, isExact: boolean) => {
  const values = [{ value: 'rain', name: 'Rain', count, isExact }];
  const groups = facetGroups({
    counted: [{ name: 'categories', values }],
    chosen: {},
    names: ['categories'],
    hrefFor: () => '/videos',
  });
  return groups[0]?.options[0]?.count;
};

describe('the number beside a value', () => {
  it.each([
    [7, true, '7'],
    [1_234, true, '1,234'],
    [100, false, '100+'],
    [1_234, false, '1,234+'],
    [99, false, null],
    [3, false, null],
  ] as const)('of %d films, counted exactly: %s', (count, isExact, label) => {
    expect(labelOf(count, isExact)).toBe(label);
  });
});
