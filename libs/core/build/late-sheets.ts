/** Vite's list of the stylesheets that the imports of a chunk wait for, before its code. */
const LIST = /^const __vite__mapDeps=.*?\(m\.f=(\[[^\]]*\]).*\n/;
/** Where an import names some of them. */
const NAMED = /__vite__mapDeps\(\[([\d,]*)\]\)/g;

/**
 * The code of a chunk whose imports name their stylesheets themselves, and none that every page has from its beginning.
 * @throws Error when Vite writes its lists in another way
 */
export function sheetsNamed(code: string, loaded: ReadonlySet<string>): string {
  const [whole = '', list = '[]'] = LIST.exec(code) ?? [];
  const files = JSON.parse(list) as readonly string[];
  const named = code.slice(whole.length).replace(NAMED, (_whole, indexes: string) => {
    const waitedFor = indexes.split(',').flatMap((index) => files[Number(index)] ?? []);
    return JSON.stringify(waitedFor.filter((file) => !loaded.has(file)));
  });
  if (named.includes('__vite__mapDeps')) throw new Error("Vite's lists of stylesheets have changed");
  return named;
}
