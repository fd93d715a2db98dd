import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { spriteIcons } from '../icons/sprite-icon.ts';
import { drawSheet, referToSheet } from './icon-sprite.ts';

describe('the sheet of icons', () => {
  it('has each icon as a symbol, and another name when one changes', () => {
    const both = drawSheet(['Heart', 'Play']);
    expect(both.source).toMatch(/^<svg [^>]*><symbol id="Heart" viewBox="0 0 24 24"><path d=/);
    expect(both.source).toContain('<symbol id="Play"');
    expect(both.fileName).toMatch(/^assets\/icons-[\w-]{8}\.svg$/);
    expect(drawSheet(['Heart']).fileName).not.toBe(both.fileName);
  });

  it('cannot be drawn with an icon that there is not', () =>
    expect(() => drawSheet(['NoSuchIcon'])).toThrow('no icon named NoSuchIcon'));

  it('is what imports become references to; types are dropped', () => {
    const code = referToSheet(`import { Heart, type LucideIcon } from 'lucide-react';\nimport { x } from './x.ts';`);
    expect(code).toContain(`const Heart = /* @__PURE__ */ $icon('Heart');`);
    expect(code).not.toContain('LucideIcon');
    expect(code).toContain(`import { x } from './x.ts';`);
    expect(referToSheet(`import { type LucideIcon } from 'lucide-react';`)).toBe('');
  });
});

describe('an icon of a sheet', () => {
  const Heart = spriteIcons('/assets/icons.svg')('Heart');
  const draw = (props: object) => renderToStaticMarkup(createElement(Heart, props));

  it('is a reference that screen readers pass over', () =>
    expect(draw({ className: 'size-4' })).toBe(
      '<svg aria-hidden="true" class="icon size-4"><use href="/assets/icons.svg#Heart"></use></svg>',
    ));

  it('is read by its name where it has one', () =>
    expect(draw({ 'aria-label': 'Favorite', role: 'img' })).not.toContain('aria-hidden'));
});
