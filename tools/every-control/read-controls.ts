/** A button of a page, as its HTML has it. */
export interface PageButton {
  readonly name: string;
  /** The form that it sends; null where it needs scripts. */
  readonly form: PageForm | null;
  /** The membership whose card it is on. */
  readonly subscriptionId: string | null;
}

/** A form that works without scripts, with the fields that it has before anybody types. */
export interface PageForm {
  readonly action: string;
  readonly fields: Readonly<Record<string, string>>;
}

/** What can be pressed in the main part of a page. */
export interface PageControls {
  readonly buttons: readonly PageButton[];
  /** Addresses of the same host. */
  readonly links: readonly string[];
  /** What stands as an error. */
  readonly alerts: readonly string[];
}

const decoded = (text: string): string =>
  text
    .replaceAll('&quot;', '"')
    .replaceAll('&#x27;', "'")
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&amp;', '&');
const textOf = (html: string): string => decoded(html.replaceAll(/<[^>]*>/g, '')).trim();
const attributeOf = (tag: string, name: string): string | null => {
  const found = new RegExp(`\\s${name}="([^"]*)"`).exec(tag)?.[1];
  return found === undefined ? null : decoded(found);
};
const hasAttribute = (tag: string, name: string): boolean => new RegExp(`\\s${name}(?:=|\\s|>|$)`).test(tag);

/** Reads the controls out of a page's HTML as React writes it. */
export function readControls(html: string, path: string): PageControls {
  const main = /<main\b[^]*?<\/main>/.exec(html)?.[0] ?? '';
  const forms = [...main.matchAll(/<form\b([^>]*)>([^]*?)<\/form>/g)].map(
    ({ 0: whole, 1: tag = '', 2: inner = '', index }) => ({
      from: index,
      to: index + whole.length,
      form: { action: attributeOf(tag, 'action') ?? path, fields: fieldsOf(inner) },
      // One without an address of its own is sent by scripts.
      isPlain: attributeOf(tag, 'method') === 'post' && attributeOf(tag, 'action') !== null,
    }),
  );
  const buttons = [...main.matchAll(/<button\b([^>]*)>([^]*?)<\/button>/g)].flatMap(
    ({ 1: tag = '', 2: inner = '', index }) => {
      if (hasAttribute(tag, 'disabled')) return [];
      const around = forms.find(({ from, to }) => from < index && index < to);
      const sends = around?.isPlain === true && attributeOf(tag, 'type') === 'submit';
      const membership = [...main.slice(0, index).matchAll(/id="membership-([0-9a-f-]{36})"/g)].at(-1)?.[1] ?? null;
      const own = attributeOf(tag, 'name');
      const form = !sends
        ? null
        : {
            ...around.form,
            fields: { ...around.form.fields, ...(own !== null && { [own]: attributeOf(tag, 'value') ?? '' }) },
          };
      return [{ name: attributeOf(tag, 'aria-label') ?? textOf(inner), form, subscriptionId: membership }];
    },
  );
  const links = [...main.matchAll(/<a\b([^>]*)>/g)].flatMap(([, tag = '']) => {
    const href = attributeOf(tag, 'href');
    return href?.startsWith('/') ? [href] : [];
  });
  // Where nothing has gone wrong yet, its place is empty.
  const alerts = [...main.matchAll(/<(\w+)\b[^>]*role="alert"[^>]*>([^]*?)<\/\1>/g)]
    .map(([, , inner = '']) => textOf(inner))
    .filter((text) => text !== '');
  return { buttons, links: [...new Set(links)], alerts };
}

/** Whether a page has a switch or a list of this label that can be used. */
export function offersChoice(html: string, label: string): boolean {
  const after = html.split(`>${label}<`)[1];
  const control = after === undefined ? null : /^\/label>(?:<span[^>]*>)?(<select\b[^>]*>)/.exec(after);
  return after !== undefined && !(control !== null && hasAttribute(control[1] ?? '', 'disabled'));
}

/** Returns the values of a form; a group of radios has the chosen one, or the first. */
function fieldsOf(form: string): Record<string, string> {
  const fields: Record<string, string> = {};
  for (const [, tag = ''] of form.matchAll(/<input\b([^>]*)>/g)) {
    const name = attributeOf(tag, 'name');
    const type = attributeOf(tag, 'type') ?? 'text';
    const isChosen = hasAttribute(tag, 'checked') || (type === 'radio' && !(name !== null && name in fields));
    if (name === null || (['radio', 'checkbox'].includes(type) && !isChosen)) continue;
    fields[name] = attributeOf(tag, 'value') ?? '';
  }
  for (const [, tag = '', inner = ''] of form.matchAll(/<select\b([^>]*)>([^]*?)<\/select>/g)) {
    const name = attributeOf(tag, 'name');
    const options = [...inner.matchAll(/<option\b([^>]*)>/g)].map(([, option = '']) => option);
    const chosen = options.find((option) => hasAttribute(option, 'selected')) ?? options[0] ?? '';
    if (name !== null) fields[name] = attributeOf(chosen, 'value') ?? '';
  }
  return fields;
}
