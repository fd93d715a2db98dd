import { fireEvent, render } from '@testing-library/react';
import { expect, it } from 'vitest';
import { Thumbnail } from './thumbnail.tsx';

const imageIn = (container: HTMLElement) => container.querySelector('img');

it('shows a small picture beside the name of its row, in a place of its size', () => {
  const { container } = render(<Thumbnail kind="film" picture="films/v-1" />);
  const image = imageIn(container);
  expect(image?.getAttribute('src')).toBe('/staff/films/v-1/thumbnail');
  expect(image?.getAttribute('alt')).toBe('');
  expect(image?.getAttribute('loading')).toBe('lazy');
  expect([image?.getAttribute('width'), image?.getAttribute('height')]).toEqual(['64', '36']);
});

it('shows performers upright', () => {
  const image = imageIn(render(<Thumbnail kind="performer" picture="pictures/dusk" />).container);
  expect([image?.getAttribute('width'), image?.getAttribute('height')]).toEqual(['36', '48']);
});

it('has a neutral mark in the same place where there is no picture, or it cannot be loaded', () => {
  const { container, rerender } = render(<Thumbnail kind="film" picture="films/v-1" />);
  const place = container.firstElementChild?.className;
  fireEvent.error(imageIn(container) as HTMLImageElement);
  expect(imageIn(container)).toBeNull();
  expect(container.querySelector('svg[aria-hidden=true]')).not.toBeNull();
  rerender(<Thumbnail kind="film" picture={null} />);
  expect(imageIn(container)).toBeNull();
  expect(container.firstElementChild?.className).toBe(place);
  rerender(<Thumbnail kind="film" picture="films/v-2" />);
  expect(imageIn(container)).not.toBeNull();
});
