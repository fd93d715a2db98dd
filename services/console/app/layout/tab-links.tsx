import { Link } from '@tanstack/react-router';

/** Parts of a page, each at an address of its own. */
export function TabLinks({
  label,
  tabs,
  current,
}: {
  label: string;
  tabs: readonly { readonly id: string; readonly label: string; readonly href: string; readonly count?: number }[];
  current: string;
}) {
  return (
    <nav aria-label={label} className="overflow-x-auto border-b border-subtle">
      <ul className="flex gap-1">
        {tabs.map(({ id, label: text, href, count }) => (
          <li key={id}>
            <Link
              to={href}
              // Parts differ by their search alone, which a link would not look at.
              activeOptions={{ exact: true }}
              aria-current={id === current ? 'page' : undefined}
              className="-mb-px flex min-h-10 items-center gap-2 border-b-2 border-transparent px-3 text-body whitespace-nowrap text-muted transition-colors hover:text-strong aria-[current]:border-accent aria-[current]:font-semibold aria-[current]:text-strong"
            >
              {text}
              {count === undefined ? null : <span className="text-caption text-muted tabular-nums">{count}</span>}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
