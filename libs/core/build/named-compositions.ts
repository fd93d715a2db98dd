import { type Selector, type SelectorComponent, transform } from 'lightningcss';
import type { Plugin } from 'vite';
import { absentClasses, type Compositions } from '@network/tenant/composition-classes.ts';

/**
 * Leaves the compositions that a brand does not name out of its stylesheets. It stands after Tailwind, which has made one stylesheet of
 * all of them. Under `npm run dev` and in Storybook every composition is there, so that another one is shown as soon as it is named.
 */
export function namedCompositions(tenant: Compositions): Plugin {
  const absent = absentClasses(tenant);
  return {
    name: 'named-compositions',
    enforce: 'pre',
    apply: 'build',
    transform: {
      filter: { id: /\.css$/ },
      handler: (code, id) => ({ code: withoutClasses(code, absent, id), map: null }),
    },
  };
}

/** A stylesheet without the rules that select elements of these classes. */
export function withoutClasses(code: string, absent: ReadonlySet<string>, filename = 'styles.css'): string {
  const { code: left } = transform({
    filename,
    code: Buffer.from(code),
    visitor: { Selector: (selector) => [...matchingPart(selector, absent)] },
  });
  return left.toString();
}

/** A selector with the alternatives that can match, nothing where it needs an element of an absent class. */
function matchingPart(selector: Selector, absent: ReadonlySet<string>): readonly Selector[] {
  const parts: SelectorComponent[] = [];
  for (const part of selector) {
    if (part.type === 'class' && absent.has(part.name)) return [];
    if (part.type === 'pseudo-class' && (part.kind === 'is' || part.kind === 'where')) {
      const alternatives = part.selectors.flatMap((each) => matchingPart(each, absent));
      if (alternatives.length === 0) return [];
      parts.push({ ...part, selectors: alternatives });
    } else parts.push(part);
  }
  return [parts];
}
