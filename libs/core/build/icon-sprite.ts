import { createHash } from 'node:crypto';
import { globSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import * as icons from 'lucide-react';
import { createElement, type ElementType } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import type { Plugin } from 'vite';

const LIBS = resolve(import.meta.dirname, '../..');
const MAKER = '@network/core/icons/sprite-icon.ts';
const SHEET = 'virtual:icon-sheet';
const LOADED = `\0${SHEET}`;
const IMPORT = /import\s*\{([^}]*)\}\s*from\s*['"]lucide-react['"];?/g;

/** The icons of the product as one file, and its name. */
export interface IconSheet {
  readonly fileName: string;
  readonly source: string;
}

/**
 * Writes the icons that the libraries import from lucide-react into one sheet, and makes each import a reference to it:
 * neither pages nor scripts repeat their shapes. Under `npm run dev` and in tests they are lucide-react's own.
 */
export function iconSprite(): Plugin {
  let sheet: IconSheet | null = null;
  const readSheet = (): IconSheet => (sheet ??= drawSheet(importedIcons()));
  return {
    name: 'icon-sprite',
    apply: 'build',
    enforce: 'pre',
    resolveId: (source) => (source === SHEET ? LOADED : null),
    load(id) {
      if (id !== LOADED) return null;
      const address = JSON.stringify(`/${readSheet().fileName}`);
      return `import { spriteIcons } from '${MAKER}';\nexport const icon = /* @__PURE__ */ spriteIcons(${address});`;
    },
    transform: {
      filter: { id: { include: /\.tsx?$/, exclude: /node_modules/ }, code: 'lucide-react' },
      handler: (code) => ({ code: referToSheet(code), map: null }),
    },
    generateBundle() {
      if (this.environment.name === 'client') this.emitFile({ type: 'asset', ...readSheet() });
    },
  };
}

/** The code of a module whose icons are references to the sheet. */
export function referToSheet(code: string): string {
  return code.replace(IMPORT, (_whole, list: string) => {
    const names = namesIn(list);
    const makers = names.map((name) => `${name} = /* @__PURE__ */ $icon('${name}')`).join(', ');
    return names.length === 0 ? '' : `import { icon as $icon } from '${SHEET}'; const ${makers};`;
  });
}

/** A sheet of those icons, each a symbol by its name. @throws Error for a name that lucide-react has no icon of */
export function drawSheet(names: readonly string[]): IconSheet {
  const symbols = names.map((name) => {
    const icon = (icons as Readonly<Record<string, unknown>>)[name];
    if (!icon) throw new Error(`lucide-react has no icon named ${name}`);
    const drawn = renderToStaticMarkup(createElement(icon as ElementType));
    const shapes = /^<svg[^>]*>(.*)<\/svg>$/s.exec(drawn)?.[1] ?? '';
    return `<symbol id="${name}" viewBox="0 0 24 24">${shapes}</symbol>`;
  });
  const source = `<svg xmlns="http://www.w3.org/2000/svg">${symbols.join('')}</svg>`;
  const hash = createHash('sha256').update(source).digest('base64url').slice(0, 8);
  return { fileName: `assets/icons-${hash}.svg`, source };
}

/** The names of all icons that modules which are shipped import, in one order. */
function importedIcons(): readonly string[] {
  const files = globSync('**/*.{ts,tsx}', {
    cwd: LIBS,
    exclude: (name) => name === 'node_modules' || /\.(?:stories|test)\.tsx?$/.test(name),
  });
  const lists = files.flatMap((file) => Array.from(readFileSync(join(LIBS, file), 'utf8').matchAll(IMPORT)));
  return [...new Set(lists.flatMap(([, list = '']) => namesIn(list)))].toSorted();
}

/** The values in a list of imports; types come from lucide-react as before, and leave nothing behind. */
function namesIn(list: string): readonly string[] {
  return list
    .split(',')
    .map((name) => name.trim())
    .filter((name) => name !== '' && !name.startsWith('type '));
}
