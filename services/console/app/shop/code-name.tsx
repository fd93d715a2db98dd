/** A name that staff gave codes: up to 80 letters, maybe of one word, which breaks rather than push other columns out of sight. */
export function CodeName({ name }: { readonly name: string }) {
  return <strong className="block min-w-44 wrap-anywhere">{name}</strong>;
}
