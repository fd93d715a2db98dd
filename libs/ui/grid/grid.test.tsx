import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { PAGINATION } from '../constants.ts';
import { Grid } from './grid.tsx';

it.each(['media', 'portrait', 'wide'] as const)('K03: a whole page fills every row of a %s grid', (shape) => {
  const html = renderToStaticMarkup(<Grid shape={shape}>one</Grid>);
  const columns = [...html.matchAll(/grid-cols-(\d+)/g)].map((match) => Number(match[1]));
  expect(columns.length).toBeGreaterThan(2);
  expect(columns.filter((count) => PAGINATION.pageSize % count !== 0)).toEqual([]);
});
