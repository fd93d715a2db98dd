export type SteadyLabelProps = {
  /** The label at present. */
  label: string;
  /** All that it may become. */
  others: readonly string[];
};

/** The label of a button that says something else once that is known: as wide as the widest of them, so that nothing beside it moves. */
export function SteadyLabel({ label, others }: SteadyLabelProps) {
  return (
    <span className="grid *:col-start-1 *:row-start-1">
      <span>{label}</span>
      {others.map((other) => (
        <span key={other} aria-hidden="true" className="invisible">
          {other}
        </span>
      ))}
    </span>
  );
}
