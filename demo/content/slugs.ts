/** Lower-case words joined by hyphens, as addresses have them. */
export function slugOf(text: string): string {
  return text
    .normalize('NFKD')
    .replace(/[\p{M}’']/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');
}

/** Names whose slugs are all different: a candidate that is taken is drawn again. */
export function uniqueNames(): (draw: () => string) => { readonly name: string; readonly slug: string } {
  const taken = new Set<string>();
  return (draw) => {
    for (let attempt = 0; attempt < 500; attempt += 1) {
      const name = draw();
      const slug = slugOf(name);
      if (taken.has(slug)) continue;
      taken.add(slug);
      return { name, slug };
    }
    throw new Error('The word lists are too short for so many different names.');
  };
}
