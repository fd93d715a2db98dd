import { byLanguage } from '@network/core/i18n/language.ts';
import { textsOf } from '@network/core/i18n/messages.ts';
import { facets as texts } from '@network/messages/facets.ts';
import type { FacetName } from '@network/tenant/facets.ts';

const regions = byLanguage((locale) => new Intl.DisplayNames([locale], { type: 'region' }));

/** The label of a value that the gateway did not name. */
export function facetLabel(name: FacetName, value: string): string {
  switch (name) {
    case 'nationality':
      return nameOfRegion(value);
    case 'sites':
    case 'year':
      return value;
    case 'categories':
    case 'performers':
      return value.split('-').map(capitalized).join(' ');
    default: {
      const words: Readonly<Record<string, string>> = textsOf(texts)[name];
      return words[value] ?? value;
    }
  }
}

function nameOfRegion(code: string): string {
  try {
    return regions().of(code.toUpperCase()) ?? code.toUpperCase();
  } catch {
    return code.toUpperCase();
  }
}

function capitalized(word: string): string {
  return word.charAt(0).toUpperCase() + word.slice(1);
}
