import { createTranslator } from 'use-intl/core';
import formatCompiled from 'use-intl/format-message/format-only';
import { describe, expect, it } from 'vitest';
import { compileTexts } from './compile-messages.ts';
import { annotateSources } from './page-sources.ts';

describe('pages of routes', () => {
  const note = (code: string) => annotateSources(code, '/repo/libs/features/home/routes.tsx', '/repo/apps/vixen');

  it('are noted as the client’s manifest names them', () => {
    const noted = note(`}).update(lazyPage(() => import('./screens/home-page.tsx'))),`);
    expect(noted).toContain('sourceModule: "../../libs/features/home/screens/home-page.tsx"');
    expect(noted).toContain('() => import("./screens/home-page.tsx")');
  });

  it('are noted over several lines', () =>
    expect(note(`lazyPage(\n  () => import("./a.tsx"),\n)`)).toContain(
      'sourceModule: "../../libs/features/home/a.tsx"',
    ));

  it('leave other code alone', () => {
    const code = `const x = notLazyPage(() => import('./a.tsx')); lazy(() => import('./b.tsx'));`;
    expect(note(code)).toBe(code);
  });
});

describe('compiled messages', () => {
  const texts = {
    plain: 'It’s here',
    named: 'Hi {name}',
    count: '{count, plural, =0 {No films} one {# film} other {# films}}',
    rating: '{rating, number, ::.0}',
  };

  it('read as the same text as the catalogue’s', () => {
    const t = createTranslator({ locale: 'en', messages: texts });
    const compiled = compileTexts(texts, 'texts') as Record<keyof typeof texts, never>;
    const format = (key: keyof typeof texts, values = {}) =>
      formatCompiled(key, compiled[key], values, {
        locale: 'en',
        formatters: formatters(),
        globalFormats: {},
      } as never);
    expect(compiled.plain).toBe(texts.plain);
    expect(format('named', { name: 'Ada' })).toBe(t('named', { name: 'Ada' }));
    for (const count of [0, 1, 2]) expect(format('count', { count })).toBe(t('count', { count }));
    expect(format('rating', { rating: 9 })).toBe(t('rating', { rating: 9 }));
  });

  it('stop the build with the key of what is no message', () => {
    expect(() => compileTexts({ a: { b: 'Hi {name' } }, 'home')).toThrow(/^home\.a\.b: /);
    expect(() => compileTexts({ a: () => 'x' }, 'home')).toThrow('home.a: expected a text');
  });

  function formatters() {
    return {
      getPluralRules: (...args: ConstructorParameters<typeof Intl.PluralRules>) => new Intl.PluralRules(...args),
      getNumberFormat: (...args: ConstructorParameters<typeof Intl.NumberFormat>) => new Intl.NumberFormat(...args),
      getDateTimeFormat: (...args: ConstructorParameters<typeof Intl.DateTimeFormat>) =>
        new Intl.DateTimeFormat(...args),
    };
  }
});
