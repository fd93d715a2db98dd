import { Button } from '@network/ui/button/button.tsx';
import { words } from '../messages/words.ts';
import type { Difference } from './field-values.ts';

const { conflict: texts } = words.content;
export const shownValue = (value: string | boolean): string =>
  typeof value === 'boolean' ? words.content[value ? 'yes' : 'no'] : value === '' ? words.content.none : value;

export interface ConflictPanelProps {
  readonly by: string | null;
  readonly differences: readonly Difference[];
  /** Puts the other one's value into the form. */
  readonly onTake: (name: string, value: string | boolean) => void;
  /** Goes on with what the form has now, on top of the other one's version. */
  readonly onGoOn: () => void;
}

/** What somebody else saved meanwhile beside what stands in the form; nothing is lost on either side. */
export function ConflictPanel({ by, differences, onTake, onGoOn }: ConflictPanelProps) {
  return (
    <section
      aria-label={texts.title}
      className="flex flex-col gap-4 rounded-panel border-line border-outline bg-surface p-6"
    >
      <h2 className="type-display text-title-4">{texts.title}</h2>
      <p className="text-muted">{texts.text(by ?? words.content.somebody)}</p>
      <div className="overflow-x-auto">
        <table className="w-full text-left text-body">
          <thead className="text-small text-muted">
            <tr>
              {[texts.field, texts.yours, texts.theirs, texts.action].map((heading) => (
                <th key={heading} scope="col" className="py-2 pr-4 font-semibold">
                  {heading}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {differences.map(({ field, one, other }) => (
              <tr key={field.name} className="border-t border-subtle align-top">
                <th scope="row" className="py-2 pr-4 font-semibold">
                  {field.label}
                </th>
                <td className="py-2 pr-4 whitespace-pre-wrap">{shownValue(one)}</td>
                <td className="py-2 pr-4 whitespace-pre-wrap">{shownValue(other)}</td>
                <td className="py-2 text-right">
                  <Button variant="outline" size="small" onClick={() => onTake(field.name, other)}>
                    {texts.take(field.label)}
                  </Button>
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      <Button className="self-start" size="small" onClick={onGoOn}>
        {texts.goOn}
      </Button>
    </section>
  );
}
