/** The offer of a page in another language, in that language. */
export const languageOffer = {
  en: { label: 'Language', link: 'Read this page in English', dismiss: 'Dismiss' },
  de: { label: 'Sprache', link: 'Diese Seite auf Deutsch lesen', dismiss: 'Ausblenden' },
  es: { label: 'Idioma', link: 'Leer esta página en español', dismiss: 'Descartar' },
} as const;
