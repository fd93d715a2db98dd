import { language } from '@network/core/i18n/language.ts';
import { useMessages } from '@network/core/i18n/messages.ts';
import { useTenant } from '@network/core/tenant/page-provider.tsx';
import { home as texts } from '@network/messages/home.ts';
import type { Tenant } from '@network/tenant/tenant-schema.ts';
import { DEFAULT_LANGUAGE } from '@network/validation/languages.ts';

/** How the brand composes its home page. Its words are in English: pages in another language have the catalogue's. */
export function useComposition(): Tenant['home'] {
  const t = useMessages(texts);
  const { home } = useTenant();
  if (language() === DEFAULT_LANGUAGE) return home;
  const rows = home.rows.map((row) => ('title' in row ? { ...row, title: t(`rows.${row.show}`) } : row));
  return { ...home, words: {}, rows };
}
