import { useEffect, useState } from 'react';
import { Button } from '@network/ui/button/button.tsx';
import { Part } from './part.tsx';
import { useTokens } from './read-tokens.ts';

const TEMPI = ['quick', 'settle', 'slow'] as const;
const MOTION_TOKENS = ['--time-quick', '--time-settle', '--time-slow', '--ease', '--card-zoom'] as const;

/** There and back twice: longer motion than five seconds would need a way to stop it. */
const MOVES = 4;
const BETWEEN_MOVES_MS = 1_000;

/** The tempi of the brand with its easing. They move when the page opens, and again when the button is pressed. */
export function MotionOfBrand() {
  const [ref, tokens] = useTokens(MOTION_TOKENS);
  const [movesLeft, setMovesLeft] = useState(MOVES);
  useEffect(() => {
    if (movesLeft === 0) return;
    const next = setTimeout(() => setMovesLeft(movesLeft - 1), BETWEEN_MOVES_MS);
    return () => clearTimeout(next);
  }, [movesLeft]);
  return (
    <Part title="Motion" text="The tempi with the brand’s easing. A card zooms as much under the pointer.">
      <div ref={ref} className="flex flex-col gap-4">
        {TEMPI.map((name) => (
          <div key={name} className="flex flex-col gap-1">
            <span className="text-small text-muted">
              {name} <code>{tokens[`--time-${name}`]}</code>
            </span>
            <span
              data-moved={movesLeft % 2 === 1 || undefined}
              className="size-10 rounded-control bg-accent transition-[translate] data-moved:translate-x-64"
              style={{ transitionDuration: `var(--time-${name})`, transitionTimingFunction: 'var(--ease)' }}
            />
          </div>
        ))}
        <p className="text-small text-muted">
          Easing <code>{tokens['--ease']}</code>, zoom of a card <code>{tokens['--card-zoom']}</code>
        </p>
        <Button variant="outline" className="self-start" onClick={() => setMovesLeft(MOVES)}>
          Move again
        </Button>
      </div>
    </Part>
  );
}
