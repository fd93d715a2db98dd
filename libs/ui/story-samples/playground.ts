import type { StoryObj } from '@storybook/react-vite';

/** The values that a property chooses among, each named: a new value does not compile before it can be tried. */
type Choices<Props> = { readonly [Name in keyof Props]?: Readonly<Record<Extract<Props[Name], string>, true>> };

/**
 * A story whose properties can be changed in the panel of controls, which all other stories have switched off.
 * @param args the properties that it begins with; texts, figures and switches among them get a control
 * @param choices the properties with a fixed set of values
 */
export function playground<Props>(args: Partial<Props>, choices: Choices<Props> = {}): StoryObj {
  const isPlain = (value: unknown) => ['string', 'number', 'boolean'].includes(typeof value);
  const plain = Object.entries(args).flatMap(([name, value]) => (isPlain(value) ? [name] : []));
  const argTypes = Object.fromEntries(
    Object.entries<object | undefined>(choices).map(([name, values]) => [
      name,
      { options: Object.keys(values ?? {}), control: { type: 'inline-radio' as const } },
    ]),
  );
  return {
    args,
    argTypes,
    parameters: { controls: { disable: false, include: [...new Set([...Object.keys(choices), ...plain])] } },
  };
}
