import { Badge } from '@network/ui/badge/badge.tsx';
import { Button } from '@network/ui/button/button.tsx';
import { Chips } from '@network/ui/chips/chips.tsx';
import { Part } from './part.tsx';
import { useTokens } from './read-tokens.ts';

const CORNERS = ['--corner-control', '--corner-card', '--corner-panel', '--button-corner', '--chip-corner'] as const;

/** How round the brand is, from its smallest control to its panels, and the controls themselves. */
export function CornersOfBrand() {
  const [ref, tokens] = useTokens(CORNERS);
  return (
    <Part title="Corners" text="Controls, cards, panels, buttons and chips.">
      <ul ref={ref} role="list" className="grid grid-cols-2 gap-4 medium:grid-cols-5">
        {CORNERS.map((name) => (
          <li key={name} className="flex flex-col gap-1 text-small">
            <span className="h-24 border-line border-outline bg-raised" style={{ borderRadius: `var(${name})` }} />
            {name.slice(2)}
            <code className="text-caption text-muted">{tokens[name]}</code>
          </li>
        ))}
      </ul>
      <div className="flex flex-wrap items-center gap-3">
        <Button>Solid</Button>
        <Button variant="outline">Outline</Button>
        <Button variant="quiet">Quiet</Button>
        <Badge tone="accent">New</Badge>
        <Badge tone="outline">4K</Badge>
        <Chips label="Chips" chips={[{ label: 'One chip', href: '#one' }]} />
      </div>
    </Part>
  );
}
