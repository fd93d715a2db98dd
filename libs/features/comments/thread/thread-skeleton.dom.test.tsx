import { render, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { ThreadSkeleton } from './thread-skeleton.tsx';

describe('the place of a thread while it is loaded', () => {
  it.each([
    [0, 3],
    [4, 4],
    [500, 5],
  ])('has, of %i comments, room for %i', (count, rows) => {
    render(<ThreadSkeleton label="Loading" count={count} />);
    expect(screen.getByRole('status', { name: 'Loading' }).children).toHaveLength(rows);
  });
});
