import { render, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { somePlans } from '../../testing/story-samples.ts';
import { PlanComparison } from './plan-comparison.tsx';

const rows = () => screen.queryAllByRole('row').map((row) => [...row.children].map(({ textContent }) => textContent));

describe('the comparison of plans', () => {
  it('says what each kind of plan on sale includes', () => {
    render(<PlanComparison options={somePlans} brand="Vixen" hasGems />);
    expect(rows()).toEqual([
      ['Feature', 'Trial', 'Membership', '3 sites'],
      ['Films in full', '2 of your choice', 'All of Vixen', 'All of 3 sites'],
      ['Picture sets', 'Included', 'Included', 'Included'],
      ['Downloads', 'Not included', 'Included', 'Included'],
      ['Ratings and comments', 'Not included', 'Included', 'Included'],
      ['Gems every Friday', 'Not included', '10', '10'],
    ]);
  });

  it('says nothing of gems where they buy nothing, and nothing at all of one kind alone', () => {
    const { rerender } = render(<PlanComparison options={somePlans} brand="Vixen" hasGems={false} />);
    expect(rows().map(([first]) => first)).not.toContain('Gems every Friday');
    rerender(<PlanComparison options={somePlans.slice(0, 2)} brand="Vixen" hasGems />);
    expect(rows()).toEqual([]);
  });
});
