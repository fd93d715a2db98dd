/** The illustration: a reel whose film has come loose. */
export function BrokenReel({ label }: { readonly label: string }) {
  return (
    <svg role="img" aria-label={label} viewBox="0 0 160 120" width="200" height="150" fill="none" stroke="currentColor">
      <circle cx="64" cy="56" r="42" strokeWidth="3" />
      <circle cx="64" cy="56" r="5" strokeWidth="3" />
      {[0, 72, 144, 216, 288].map((angle) => (
        <circle key={angle} cx="64" cy="30" r="9" strokeWidth="2" opacity="0.6" transform={`rotate(${angle} 64 56)`} />
      ))}
      <path
        d="M82 94c14 12 30 2 42 10s18 8 30-4"
        className="stroke-accent"
        strokeWidth="3"
        strokeLinecap="round"
        strokeDasharray="10 5"
      />
    </svg>
  );
}
