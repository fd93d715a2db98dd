/** Links to the parts of a long page, which have headings with these ids. */
export function PartLinks({
  label,
  parts,
}: {
  label: string;
  parts: readonly { readonly id: string; readonly label: string }[];
}) {
  return (
    <nav aria-label={label}>
      <ul className="flex flex-wrap gap-x-5 gap-y-2 text-body">
        {parts.map(({ id, label: text }) => (
          <li key={id}>
            <a href={`#${id}`} className="text-accent underline underline-offset-2">
              {text}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
