import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { Grid } from '../grid/grid.tsx';
import { Shelf } from './shelf.tsx';

const cards = [null, false, <p key="one">One</p>, undefined, <p key="two">Two</p>];

it('a shelf has an item for each card, and none for what is not shown', () => {
  render(
    <Shelf title="Films" labels={{ previous: 'Previous', next: 'Next' }}>
      {cards}
    </Shelf>,
  );
  expect(screen.getAllByRole('listitem').map((item) => item.textContent)).toEqual(['One', 'Two']);
});

it('the heading of a shelf has the room of its arrows before they come', () => {
  const { container } = render(
    <Shelf title="Films" labels={{ previous: 'Previous', next: 'Next' }}>
      {cards}
    </Shelf>,
  );
  expect(screen.queryByRole('button', { name: 'Next' })).toBeNull();
  expect(container.querySelector('.shelf-arrows')).not.toBeNull();
});

it('a grid has an item for each card, and none for what is not shown', () => {
  render(<Grid>{cards}</Grid>);
  expect(screen.getAllByRole('listitem').map((item) => item.textContent)).toEqual(['One', 'Two']);
});
