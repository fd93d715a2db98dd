import { useRouterState } from '@tanstack/react-router';
import { addressIn } from '@network/validation/language-addresses.ts';
import { language } from '@network/core/i18n/language.ts';
import { useSiteMeta } from '@network/core/tenant/page-provider.tsx';
import { LANGUAGES } from '@network/validation/languages.ts';

/** This page in each language. Plain links, since another language is another document. */
export function LanguageLinks({ label }: { readonly label: string }) {
  const { isMembersArea } = useSiteMeta();
  const path = useRouterState({ select: ({ location }) => location.pathname + location.searchStr });
  return (
    <nav aria-label={label} className="flex flex-wrap gap-x-5">
      {Object.entries(LANGUAGES).map(([id, name]) => (
        <a
          key={id}
          href={isMembersArea ? `${path}${path.includes('?') ? '&' : '?'}lang=${id}` : addressIn(id, path)}
          lang={id}
          hrefLang={id}
          aria-current={id === language()}
          className="footer-link"
        >
          {name}
        </a>
      ))}
    </nav>
  );
}
