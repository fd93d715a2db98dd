/** The documentation of a component with its keys, as the parameters of its stories. None: it is read, not operated. */
export function withKeyboard(text: string, keys: readonly (readonly [key: string, does: string])[]) {
  const table = ['| Key | What it does |', '| --- | --- |', ...keys.map(([key, does]) => `| ${key} | ${does} |`)];
  const description = keys.length === 0 ? ['It takes no key: it is read, not operated.'] : table;
  return { docs: { description: { component: [text, '', ...description].join('\n') } } };
}
