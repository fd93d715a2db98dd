/** The way back home. A plain link: after an error the whole page is loaded anew. */
export function HomeLink({ label }: { readonly label: string }) {
  return (
    <a
      href="/"
      className="rounded-full bg-[var(--color-accent)] px-7 py-3 font-semibold text-[var(--color-on-accent)] focus-visible:outline-2 focus-visible:outline-offset-4"
    >
      {label}
    </a>
  );
}
