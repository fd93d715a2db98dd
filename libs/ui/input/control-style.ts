/** The look that every control for writing or choosing shares. */
export const CONTROL_STYLE =
  'w-full rounded-control border-line border-outline bg-surface text-body text-strong transition-[border-color,background-color] ' +
  'hover:border-strong focus-visible:outline-2 focus-visible:outline-offset-2 disabled:opacity-50 ' +
  'aria-invalid:border-danger aria-invalid:hover:border-danger';
