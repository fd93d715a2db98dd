import { escapeHtml } from '@network/validation/escape-html.ts';
import { gatePage, passwordField, problemParagraph } from './gate-page.ts';
import { GATE_SCRIPT_PATH } from './gate-script.ts';
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

/** A field for the password of a new account. */
interface NewPasswordField {
  readonly label: string;
  /** What it may be. */
  readonly hint: string;
  /** Why the one that was typed was refused; null for a first look. */
  readonly problem: string | null;
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
    /** A password that the person chooses, as the field `newPassword`; only the main answer needs it. */
    readonly newPassword?: NewPasswordField;
    /** Origins that the redirects after it lead through. */
    readonly leadsTo?: readonly string[];
  };
  readonly link?: { readonly href: string; readonly label: string };
}

/** Makes such a page. Its address may hold a token, so no page that it leads to learns of it. */
export function messagePage({ brand, heading, paragraphs, form, link }: MessagePage): Page {
  const text = (value: string): string => escapeHtml(value.replaceAll('{brand}', brand.name));
  // A person who drops what the page is about chooses no password.
  const second = form?.newPassword ? ' class="second" formnovalidate' : ' class="second"';
  const buttons = form?.answers.map(
    ({ value, label }, place) =>
      `<button type="submit" name="answer" value="${escapeHtml(value)}"${place > 0 ? second : ''}>${text(label)}</button>`,
  );
  const body = `${paragraphs.map((paragraph) => `<p class="lead">${text(paragraph)}</p>`).join('\n')}
${
  form
    ? `<form method="post" action="${escapeHtml(form.action)}">
${Object.entries(form.fields)
  .map(([name, value]) => `<input type="hidden" name="${escapeHtml(name)}" value="${escapeHtml(value)}">`)
  .join('\n')}
${form.text ? textField(form.text) : ''}
${form.newPassword ? newPasswordField(form.newPassword) : ''}
${buttons?.join('\n')}
</form>`
    : ''
}
${link ? `<p class="aside"><a class="${form ? 'quiet' : 'button'}" href="${escapeHtml(link.href)}">${text(link.label)}</a></p>` : ''}`;
  const formAction = form ? ["'self'", ...(form.leadsTo ?? [])] : ["'none'"];
  const page = gatePage(brand, {
    title: heading,
    heading,
    body,
    formAction,
    ...(form?.newPassword && { script: GATE_SCRIPT_PATH }),
  });
  return { ...page, headers: { ...page.headers, 'referrer-policy': 'no-referrer' } };
}

function textField({ name, label, most, value }: TextField): string {
  const id = escapeHtml(name);
  return `<label for="${id}">${escapeHtml(label)}</label>
<textarea id="${id}" name="${id}" rows="6" maxlength="${2 * most}" required>
${escapeHtml(value)}</textarea>`;
}

function newPasswordField({ label, hint, problem }: NewPasswordField): string {
  const described = problem !== null;
  const field = { name: 'newPassword', label, autocomplete: 'new-password', described, isFocused: described } as const;
  return `${problemParagraph(problem)}
${passwordField(field)}
<p class="hint">${escapeHtml(hint)}</p>`;
}
