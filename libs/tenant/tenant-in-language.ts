import type { Tenant } from './tenant-schema.ts';

const known = new WeakMap<Tenant, Map<string, Tenant>>();

/**
 * A brand as it speaks in a language: its own words are those of `words/<language>.ts`. A brand without that file says its own words in
 * English, and leaves those that the catalogue has too to the catalogue. Null is for English, the language of `tenant.ts`. It is the
 * same object each time, so that pages made from it can stay the same.
 */
export function tenantIn(tenant: Tenant, language: string | null): Tenant {
  if (language === null) return tenant;
  const spoken = known.get(tenant) ?? new Map<string, Tenant>();
  known.set(tenant, spoken);
  const made = spoken.get(language) ?? translate(tenant, language);
  spoken.set(language, made);
  return made;
}

function translate(tenant: Tenant, language: string): Tenant {
  const { home, copy } = tenant;
  const words = tenant.words[language];
  if (words === undefined) {
    const { welcomeBack: _inEnglish, ...said } = copy;
    return { ...tenant, copy: said, home: { ...home, words: {} } };
  }
  const rows = home.rows.map((row) =>
    'title' in row ? { ...row, title: words.home.rows[row.show] ?? row.title } : row,
  );
  return { ...tenant, copy: words.copy, home: { ...home, rows, words: words.home.words } };
}
