import { Anchor } from '../link/anchor.tsx';

export interface OptionLink {
  readonly label: string;
  readonly href: string;
  readonly isCurrent: boolean;
}

export interface OptionLinksProps {
  /** Names the group, before it and for screen readers. */
  readonly label: string;
  readonly options: readonly OptionLink[];
}

/** A choice out of a few, each a link, in a row that scrolls where it is narrow. */
export function OptionLinks({ label, options }: OptionLinksProps) {
  return (
    <nav aria-label={label} className="flex min-w-0 items-center gap-4">
      <span
        aria-hidden="true"
        className="type-label hidden min-w-20 shrink-0 text-caption whitespace-nowrap text-muted medium:block"
      >
        {label}
      </span>
      <ul
        role="list"
        className="scroll-quiet mx-gutter-out flex gap-2 overflow-x-auto px-(--page-gutter) py-1 medium:mx-0 medium:px-1"
      >
        {options.map((option) => (
          <li key={option.label} ref={option.isCurrent ? showInRow : undefined} className="shrink-0">
            <Anchor
              href={option.href}
              aria-current={option.isCurrent ? 'true' : undefined}
              className="inline-flex min-h-9 items-center rounded-pill border-line border-subtle px-4 text-small text-muted transition-colors hover:border-outline hover:text-strong aria-[current=true]:border-accent aria-[current=true]:bg-accent aria-[current=true]:text-on-accent"
            >
              {option.label}
            </Anchor>
          </li>
        ))}
      </ul>
    </nav>
  );
}

/** Moves a row that scrolls so far that this one is in its middle; the page itself stays where it is. */
function showInRow(item: HTMLLIElement | null): void {
  const row = item?.parentElement;
  if (!row) return;
  const [own, whole] = [item.getBoundingClientRect(), row.getBoundingClientRect()];
  row.scrollLeft += own.left + own.width / 2 - (whole.left + whole.width / 2);
}
