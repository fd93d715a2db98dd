/** The first stop of the Tab key: over the navigation, into the content. */
export function SkipLink({ target, label }: { target: string; label: string }) {
  return (
    <a
      href={`#${target}`}
      className="type-label layer-dialog fixed top-2 left-2 -translate-y-24 rounded-button bg-accent px-5 py-3 text-small text-on-accent focus:translate-y-0"
    >
      {label}
    </a>
  );
}
