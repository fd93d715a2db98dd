/** A press is carried out as late as this, in ms; later, nobody expects it any more. */
const PATIENCE_MS = 30_000;

/**
 * Keeps the last press of a button that does not listen yet, because its code is on its way, and presses it again once
 * it does; until then the button is busy. Controls that work without code are not touched: a button that opens a
 * popover, and one that sends a form to an address. A form without an address is for code alone, so that sending it
 * would lose what was typed.
 *
 * React marks the elements that it listens for with a key of its own. A press that React itself carries out, because it
 * was about to hydrate that part, has reached the button before it reaches the window. The text of this function is in
 * every page: it can use nothing from outside.
 */
export function keepEarlyPresses(page: Window & typeof globalThis, patience: number): void {
  const BUTTON = 'button:not([popovertarget],[data-listens])';
  let pressed: HTMLButtonElement | null = null;
  let until = 0;

  const listens = (button: object): boolean => Object.keys(button).some((key) => key.startsWith('__reactProps'));

  const release = (): void => {
    pressed?.removeAttribute('aria-busy');
    pressed = null;
  };

  const look = (): void => {
    const button = pressed;
    if (!button) return;
    if (button.isConnected && !listens(button) && page.performance.now() < until) {
      page.requestAnimationFrame(look);
      return;
    }
    release();
    if (button.isConnected && listens(button)) button.click();
  };

  page.addEventListener('click', (event) => {
    const button = event.target instanceof page.Element ? event.target.closest<HTMLButtonElement>(BUTTON) : null;
    if (!button || listens(button)) return;
    const form = button.type === 'submit' ? button.form : null;
    if (form?.hasAttribute('action') === true || form?.hasAttribute('method') === true) return;
    if (form) event.preventDefault();
    const isWaiting = pressed !== null;
    release();
    pressed = button;
    until = page.performance.now() + patience;
    button.setAttribute('aria-busy', 'true');
    if (!isWaiting) page.requestAnimationFrame(look);
  });
}

/**
 * The script has the same text for everybody, so that pages stay shared and the content security policy allows it by
 * its hash.
 */
export const EARLY_PRESS_SCRIPT = `(${keepEarlyPresses.toString()})(window,${String(PATIENCE_MS)})`;
