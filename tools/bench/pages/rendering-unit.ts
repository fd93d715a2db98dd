import { spawnSync } from 'node:child_process';
import { createElement as h } from 'react';

/** 100 cards of ten elements each, with the attributes that a card of a film has at the least. */
const CARDS = 100;
const ROUNDS = 200;

/**
 * Milliseconds of CPU that React takes for 1,000 elements on this machine now, which pages are compared with. Measured
 * in a separate process, where React is the one of production.
 */
export function measureRenderingUnit(): number {
  const child = spawnSync(process.execPath, [import.meta.filename], {
    env: { ...process.env, NODE_ENV: 'production' },
    encoding: 'utf8',
  });
  const milliseconds = Number(child.stdout);
  if (child.status !== 0 || !(milliseconds > 0)) throw new Error(`The unit could not be measured: ${child.stderr}`);
  return milliseconds;
}

function Card({ index }: { readonly index: number }) {
  const film = `film-${index}`;
  return h(
    'li',
    { className: 'relative shrink-0 snap-start' },
    h(
      'article',
      { className: 'relative flex min-w-0 flex-col gap-3', 'data-film': film },
      h(
        'div',
        { className: 'relative aspect-video overflow-hidden rounded' },
        h('img', { src: `/${film}.webp`, srcSet: `/${film}-1.webp 1x, /${film}-2.webp 2x`, alt: '', loading: 'lazy' }),
        h('p', { className: 'absolute right-2 bottom-2 flex gap-1' }, `${index} min`),
      ),
      h(
        'h3',
        { className: 'leading-snug font-semibold', id: film },
        h('a', { href: `/videos/${film}`, className: 'transition-colors' }, `Film ${index}`),
      ),
      h('a', { href: `/performers/${film}`, className: 'truncate underline' }, 'Fable Brightwold'),
      h('span', { className: 'tabular-nums', 'aria-label': `Rated ${index} of 100` }, index),
    ),
  );
}

if (process.argv[1] === import.meta.filename) {
  const { renderToString } = await import('react-dom/server');
  const rounds = Array.from({ length: ROUNDS }, () => {
    const before = process.cpuUsage();
    renderToString(h('ul', null, ...Array.from({ length: CARDS }, (_, index) => h(Card, { key: index, index }))));
    const { user, system } = process.cpuUsage(before);
    return (user + system) / 1000;
  });
  // The first half only warms up.
  const taken = rounds.slice(ROUNDS / 2).toSorted((a, b) => a - b);
  process.stdout.write(String(taken[taken.length / 2]));
}
