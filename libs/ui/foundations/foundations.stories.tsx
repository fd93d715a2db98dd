import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { Button } from '../button/button.tsx';
import { BREAKPOINTS } from '../constants.ts';
import { PALETTE, readColors, themePairs } from '../theme-check/theme-pairs.ts';
import shared from '../styles/palette.css?raw';

const themes = import.meta.glob<string>('../../../apps/*/theme.css', { eager: true, query: '?raw', import: 'default' });

const meta = { title: 'Foundations/Tokens' } satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

function colorsOf(brand: string): Map<string, string> {
  const theme = Object.entries(themes).find(([path]) => path.includes(`/${brand}/`))?.[1] ?? '';
  return new Map([...readColors(shared), ...readColors(theme)]);
}

/** The palette of the chosen brand, and what each pair of text and ground measures. */
export const Colour: Story = {
  render: (_, { globals }) => {
    const colors = colorsOf(String(globals['brand']));
    return (
      <div className="flex flex-col gap-8">
        <ul role="list" className="grid grid-cols-2 gap-4 medium:grid-cols-4 large:grid-cols-6">
          {PALETTE.map((name) => (
            <li key={name} className="flex flex-col gap-1">
              <span
                className="h-20 rounded-card border-line border-outline"
                style={{ background: `var(--palette-${name})` }}
              />
              <span className="text-small">{name}</span>
              <code className="text-caption text-muted">{colors.get(name)}</code>
            </li>
          ))}
        </ul>
        <table className="max-w-prose text-small">
          <thead>
            <tr className="border-b border-subtle text-left">
              <th scope="col">Pair</th>
              <th scope="col">Contrast</th>
              <th scope="col">Needed</th>
            </tr>
          </thead>
          <tbody>
            {themePairs(colors).map((pair) => (
              <tr key={pair.name} className="border-b border-subtle">
                <td className="py-1">{pair.name}</td>
                <td className={pair.ratio < pair.needed ? 'text-danger' : 'text-success'}>{pair.ratio.toFixed(2)}</td>
                <td className="text-muted">{pair.needed}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    );
  },
};

export const Type: Story = {
  render: () => (
    <div className="flex flex-col gap-6">
      <p className="type-display text-display">Display</p>
      <p className="type-display text-title-1">Title one</p>
      <p className="type-display text-title-2">Title two</p>
      <p className="type-display text-title-3">Title three</p>
      <p className="text-lead">Lead: a line that invites to read on.</p>
      <p className="max-w-prose">Body: what is read for longer, at a measure that an eye can hold.</p>
      <p className="text-small text-muted">Small and muted: what stands beside.</p>
      <p className="type-label text-small">A label</p>
    </div>
  ),
};

export const Space: Story = {
  render: () => (
    <dl className="flex flex-col gap-4">
      {['--page-gutter', '--shelf-gap', '--section-gap', '--header-height'].map((name) => (
        <div key={name}>
          <dt className="text-small text-muted">{name}</dt>
          <dd className="h-4 bg-accent" style={{ width: `var(${name})` }} />
        </div>
      ))}
      {Object.entries(BREAKPOINTS).map(([name, width]) => (
        <div key={name}>
          <dt className="text-small text-muted">
            {name}, {width} px
          </dt>
          <dd className="h-1 max-w-full bg-raised" style={{ width: `${width}px` }} />
        </div>
      ))}
    </dl>
  ),
};

function MotionSample() {
  const [moved, setMoved] = useState(false);
  return (
    <div className="flex flex-col gap-4">
      <Button className="self-start" onClick={() => setMoved(!moved)}>
        Move
      </Button>
      {(['quick', 'settle', 'slow'] as const).map((name) => (
        <div key={name} className="flex flex-col gap-1">
          <span className="text-small text-muted">{name}</span>
          <span
            data-moved={moved || undefined}
            className="size-10 rounded-control bg-accent transition-[translate] data-moved:translate-x-64"
            style={{ transitionDuration: `var(--time-${name})` }}
          />
        </div>
      ))}
    </div>
  );
}

export const Motion: Story = { render: () => <MotionSample /> };
