const STORED = 'discreet';

/** Whether this browser hides which brand is open; false where its storage is blocked. */
export function isDiscreet(): boolean {
  try {
    return localStorage.getItem(STORED) !== null;
  } catch {
    return false;
  }
}

/** Hides or shows the brand in this browser's tabs from now on. @returns false where its storage is blocked */
export function saveDiscreet(isOn: boolean): boolean {
  try {
    if (isOn) localStorage.setItem(STORED, 'on');
    else localStorage.removeItem(STORED);
    return true;
  } catch {
    return false;
  }
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
