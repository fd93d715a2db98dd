/** Says beside a control or in a dialog what went wrong; nothing while nothing did. */
export function Problem({ text }: { readonly text: string | null | undefined }) {
  if (text === null || text === undefined) return null;
  return (
    <p role="alert" className="text-small text-danger">
      {text}
    </p>
  );
}
