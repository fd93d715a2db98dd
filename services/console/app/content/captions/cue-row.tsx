import { Merge, Play, Split, X } from 'lucide-react';
import { useId, useState } from 'react';
import { cx } from '@network/ui/class-names/cx.ts';
import { IconButton } from '@network/ui/icon-button/icon-button.tsx';
import { captions as texts } from '../../messages/captions.ts';
import { type CueProblem, isError, readingSpeed } from './cue-problems.ts';
import { type Cue, readStamp, stampText } from './cues.ts';

/** What can be done with a cue. */
export type CueCommand = 'add' | 'in' | 'out' | 'split' | 'merge' | 'remove' | 'go' | 'play' | 'previous' | 'next';

export interface CueRowProps {
  readonly cue: Cue;
  readonly number: number;
  readonly problems: readonly CueProblem[];
  /** Whether there is a film to play. */
  readonly hasFilm: boolean;
  /** Whether the film is at it. */
  readonly isCurrent: boolean;
  readonly isLast: boolean;
  readonly onChange: (changes: Partial<Cue>) => void;
  readonly onCommand: (command: CueCommand) => void;
}

const KEYS: Readonly<Record<string, CueCommand>> = {
  KeyN: 'add',
  KeyI: 'in',
  KeyO: 'out',
  KeyS: 'split',
  KeyM: 'merge',
  KeyP: 'play',
  ArrowUp: 'previous',
  ArrowDown: 'next',
};

/** A caption with its times, its text and what is wrong with it. Alt with a letter does what its buttons do. */
export function CueRow({ cue, number, problems, hasFilm, isCurrent, isLast, onChange, onCommand }: CueRowProps) {
  const speed = readingSpeed(cue);
  const isWrong = problems.some(isError);
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- keys of its fields and buttons come up to it
    <li
      onKeyDown={(event) => {
        const command = event.altKey ? KEYS[event.code] : undefined;
        if (command === undefined) return;
        event.preventDefault();
        onCommand(command);
      }}
      className={cx(
        'flex flex-col gap-2 border-t border-l-2 border-subtle py-3 pl-3 first:border-t-0',
        isWrong ? 'border-l-danger' : problems.length > 0 ? 'border-l-warning' : 'border-l-transparent',
        isCurrent && 'bg-tint',
      )}
      aria-current={isCurrent || undefined}
    >
      <div className="flex flex-wrap items-center gap-2">
        <span className="w-8 text-small text-muted tabular-nums">{number}</span>
        <StampInput
          label={texts.from(number)}
          value={cue.from}
          isWrong={isWrong}
          onChange={(from) => onChange({ from })}
        />
        <span aria-hidden="true">–</span>
        <StampInput
          label={texts.to(number)}
          value={cue.to}
          isWrong={problems.includes('order')}
          onChange={(to) => onChange({ to })}
        />
        <span className="flex-1 text-caption text-muted tabular-nums">
          {Number.isFinite(speed) ? texts.speed(speed) : null}
        </span>
        {hasFilm ? (
          <IconButton size="small" label={texts.go(number)} icon={<Play />} onClick={() => onCommand('go')} />
        ) : null}
        <IconButton size="small" label={texts.split(number)} icon={<Split />} onClick={() => onCommand('split')} />
        <IconButton
          size="small"
          label={texts.merge(number)}
          icon={<Merge />}
          disabled={isLast}
          className="disabled:invisible"
          onClick={() => onCommand('merge')}
        />
        <IconButton size="small" label={texts.remove(number)} icon={<X />} onClick={() => onCommand('remove')} />
      </div>
      <textarea
        id={cueId(cue)}
        aria-label={texts.text(number)}
        value={cue.text}
        rows={2}
        onChange={(event) => onChange({ text: event.currentTarget.value })}
        className="w-full rounded-control border-line border-outline bg-surface px-3 py-2 text-body"
      />
      {problems.length === 0 ? null : (
        <p className="text-small text-warning">
          {problems.map((each) => (
            <span key={each} className={isError(each) ? 'text-danger' : ''}>
              {texts.problems[each]}{' '}
            </span>
          ))}
        </p>
      )}
    </li>
  );
}

/** Names the text of a cue on the page. */
export const cueId = ({ key }: Pick<Cue, 'key'>): string => `cue-${key}`;

interface StampInputProps {
  readonly label: string;
  readonly value: number;
  /** Whether it contradicts another time. */
  readonly isWrong: boolean;
  readonly onChange: (at: number) => void;
}

/** A time that counts when it is left, if it is one; what is none stays to be mended, and Escape brings the time back. */
function StampInput({ label, value, isWrong, onChange }: StampInputProps) {
  const id = useId();
  const [typed, setTyped] = useState<string | null>(null);
  const [isLeft, setLeft] = useState(false);
  const isNoTime = typed !== null && readStamp(typed) === null;
  const leave = () => {
    setLeft(true);
    const at = typed === null ? null : readStamp(typed);
    if (at === null) return;
    if (at !== value) onChange(at);
    setTyped(null);
  };
  return (
    <span className="flex flex-col">
      <input
        aria-label={label}
        aria-invalid={isNoTime || isWrong}
        aria-describedby={isNoTime ? id : undefined}
        value={typed ?? stampText(value)}
        onChange={(event) => {
          setLeft(false);
          setTyped(event.currentTarget.value);
        }}
        onBlur={leave}
        onKeyDown={(event) => {
          if (event.key === 'Escape') setTyped(null);
          if (event.key !== 'Enter') return;
          event.preventDefault();
          leave();
        }}
        className="w-28 rounded-control border-line border-outline bg-surface px-2 py-1 text-small tabular-nums aria-invalid:border-danger"
      />
      {isNoTime && isLeft ? (
        <span id={id} role="alert" className="text-caption text-danger">
          {texts.badTime}
        </span>
      ) : null}
    </span>
  );
}
