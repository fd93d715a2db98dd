/** The name under which a browser's choice is stored: a cookie for both hosts of the brand, and for other tabs of this host. */
export const DISCREET = 'discreet';
/** Says in this tab that the choice has changed; other tabs learn of it by their storage. */
export const CHANGED = 'discreet-changed';

/** Whether this browser hides which brand is open; false where its storage is blocked. */
export function isDiscreet(): boolean {
  try {
    return document.cookie.includes(`${DISCREET}=`) || localStorage.getItem(DISCREET) !== null;
  } catch {
    return false;
  }
}

/** Calls back whenever this browser begins or ends to hide its brand, in this tab or another one. Ends with what it returns. */
export function followDiscreet(onChange: () => void): () => void {
  const followed = new AbortController();
  const { signal } = followed;
  window.addEventListener(CHANGED, onChange, { signal });
  const read = ({ key }: StorageEvent): void => {
    // The key is null when the whole storage is emptied.
    if (key === DISCREET || key === null) onChange();
  };
  window.addEventListener('storage', read, { signal });
  return () => followed.abort();
}

let showBrand: (() => void) | null = null;

/** Hides the brand in this tab if this browser is to, and shows it otherwise. */
export async function applyDiscreet(): Promise<void> {
  if (!isDiscreet()) {
    showBrand?.();
    showBrand = null;
    return;
  }
  const { hideBrand } = await import('./hide-brand.ts');
  showBrand ??= hideBrand(document, (address) => location.replace(address));
}
