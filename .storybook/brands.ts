import './preview.css';

// The themes of all apps, so that a new brand is here as soon as its folder exists.
const themes = import.meta.glob('../apps/*/theme.css', { eager: true });

/** The brands there are, by the folders of the apps. */
export const BRANDS: readonly string[] = Object.keys(themes)
  .map((path) => path.split('/').at(-2) ?? '')
  .toSorted();
