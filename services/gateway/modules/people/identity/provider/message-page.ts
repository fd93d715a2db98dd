import { escapeHtml } from '@network/validation/escape-html.ts';
import { gatePage } from './gate-page.ts';
import type { Brand, Page } from './html-page.ts';

/** A field for a text of several lines. */
interface TextField {
  readonly name: string;
  readonly label: string;
  /** Characters. A browser counts an emoji as two and is given room for that; who reads the form counts again. */
  readonly most: number;
  /** The initial value: what was typed, after a refusal. */
  readonly value: string;
}

/** A page of one message and the buttons that answer it; works without scripts. */
export interface MessagePage {
  readonly brand: Brand;
  readonly heading: string;
  readonly paragraphs: readonly string[];
  /** A form of hidden fields with a button for each answer, of which the first is the main one. */
  readonly form?: {
    readonly action: string;
    readonly fields: Readonly<Record<string, string>>;
    readonly answers: readonly { readonly value: string; readonly label: string }[];
    /** A text that the person writes. */
    readonly text?: TextField;
    /** Origins that the redirects after it lead through. */
    readonly leadsTo?: readonly string[];
  };
  readonly link?: { readonly href: string; readonly label: string };
}

/** Makes such a page. Its address may hold a token, so no page that it leads to learns of it. */
export function messagePage({ brand, heading, paragraphs, form, link }: MessagePage): Page {
  const text = (value: string): string => escapeHtml(value.replaceAll('{brand}', brand.name));
  const buttons = form?.answers.map(
    ({ value, label }, place) =>
      `<button type="submit" name="answer" value="${escapeHtml(value)}"${place > 0 ? ' class="second"' : ''}>${text(label)}</button>`,
  );
  const body = `${paragraphs.map((paragraph) => `<p class="lead">${text(paragraph)}</p>`).join('\n')}
${
  form
    ? `<form method="post" action="${escapeHtml(form.action)}">
${Object.entries(form.fields)
  .map(([name, value]) => `<input type="hidden" name="${escapeHtml(name)}" value="${escapeHtml(value)}">`)
  .join('\n')}
${form.text ? textField(form.text) : ''}
${buttons?.join('\n')}
</form>`
    : ''
}
${link ? `<p class="aside"><a class="${form ? 'quiet' : 'button'}" href="${escapeHtml(link.href)}">${text(link.label)}</a></p>` : ''}`;
  const formAction = form ? ["'self'", ...(form.leadsTo ?? [])] : ["'none'"];
  const page = gatePage(brand, { title: heading, heading, body, formAction });
  return { ...page, headers: { ...page.headers, 'referrer-policy': 'no-referrer' } };
}

function textField({ name, label, most, value }: TextField): string {
  const id = escapeHtml(name);
  return `<label for="${id}">${escapeHtml(label)}</label>
<textarea id="${id}" name="${id}" rows="6" maxlength="${2 * most}" required>
${escapeHtml(value)}</textarea>`;
}
