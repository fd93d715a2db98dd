import { labelOfField } from './content-field.ts';

/** A problem that the gateway found, at a path such as `pictures.0.alt`. */
interface Problem {
  readonly path: string;
  readonly message: string;
}

/** What is wrong with a field, each as a sentence; of a list, with the number of its entry. */
export function problemsOfField(problems: readonly Problem[], name: string): readonly string[] {
  return problems
    .filter(({ path }) => path === name || path.startsWith(`${name}.`))
    .map(({ path, message }) => {
      const [, entry] = path.split('.');
      const text = problemText(message);
      return entry !== undefined && /^\d+$/.test(entry) ? `No. ${Number(entry) + 1}: ${text}` : text;
    });
}

/** What the gateway says of a problem, as a sentence. */
export function problemText(message: string): string {
  return `${message.charAt(0).toUpperCase()}${message.slice(1)}.`.replace(/([.!?])\.$/, '$1');
}

/** Returns the problem after the label of its field, for places where the field itself is not beside it. */
export function labelledProblem({ path, message }: Problem): string {
  const [name = '', entry] = path.split('.');
  const number = entry !== undefined && /^\d+$/.test(entry) ? `, No. ${Number(entry) + 1}` : '';
  return `${labelOfField(name)}${number}: ${problemText(message)}`;
}
