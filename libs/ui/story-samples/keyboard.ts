/** The documentation of a component with its keys, as the parameters of its stories. */
export function withKeyboard(text: string, keys: readonly (readonly [key: string, does: string])[]) {
  const rows = keys.map(([key, does]) => `| ${key} | ${does} |`);
  return {
    docs: { description: { component: [text, '', '| Key | What it does |', '| --- | --- |', ...rows].join('\n') } },
  };
}
