import type { MailSender } from './mail-sender.ts';
import type { MailWords } from './render-mail.ts';

/**
 * The HTML of a mail in its sender's colours: tables and inline styles, which is what mail programs understand, and
 * nothing that is loaded from anywhere.
 */
export function mailHtml(words: MailWords, { name, theme, urls }: MailSender): string {
  const { background, surface, text, accent, onAccent } = theme.palette;
  const display = `'${theme.fonts.display}',Georgia,'Times New Roman',serif`;
  const body = `'${theme.fonts.text}',-apple-system,'Segoe UI',Helvetica,Arial,sans-serif`;
  const paragraphs = words.paragraphs
    .map((paragraph) => withLinks(paragraph, [urls.tour, urls.members], `color:${accent};word-break:break-all`))
    .map((paragraph) => `<p style="margin:0 0 18px;font:16px/1.6 ${body};color:${text}">${paragraph}</p>`)
    .join('\n');
  const address = escapeHtml(words.address);
  const footerLink = (link: { readonly text: string; readonly address: string }): string =>
    `<a href="${escapeHtml(link.address)}" style="color:${text}">${escapeHtml(link.text)}</a>`;
  const links = [words.support, words.unsubscribe]
    .filter((link) => link !== null)
    .map(footerLink)
    .join(' · ');
  const post = words.post === null ? '' : `<br>${escapeHtml(words.post)}`;
  return `<!doctype html>
<html lang="${words.language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<title>${escapeHtml(words.subject)}</title>
</head>
<body style="margin:0;padding:0;background:${background}">
<div style="display:none;max-height:0;overflow:hidden">${escapeHtml(words.preview)}</div>
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" bgcolor="${background}" style="background:${background}">
<tr><td align="center" style="padding:40px 16px">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="max-width:560px;table-layout:fixed;overflow-wrap:break-word">
<tr><td style="padding:0 0 24px"><a href="${escapeHtml(urls.tour)}" style="font:600 20px/1 ${display};letter-spacing:.12em;text-transform:uppercase;text-decoration:none;color:${text}">${escapeHtml(name)}</a></td></tr>
<tr><td bgcolor="${surface}" style="background:${surface};border-radius:16px;border-top:3px solid ${accent};padding:40px 32px">
<h1 style="margin:0 0 20px;font:600 30px/1.15 ${display};color:${text}">${escapeHtml(words.heading)}</h1>
${paragraphs}
<table role="presentation" cellpadding="0" cellspacing="0" style="margin:28px 0"><tr><td bgcolor="${accent}" style="border-radius:999px;background:${accent}"><a href="${address}" style="display:inline-block;padding:15px 30px;text-align:center;font:600 16px/1.2 ${body};text-decoration:none;color:${onAccent}">${escapeHtml(words.action)}</a></td></tr></table>
<p style="margin:0;font:13px/1.6 ${body};color:${text};opacity:.72">${escapeHtml(words.linkHint)}<br><a href="${address}" style="color:${text};word-break:break-all">${address}</a></p>
</td></tr>
<tr><td style="padding:24px 4px;font:13px/1.6 ${body};color:${text}"><span style="opacity:.72">${escapeHtml(words.footer)} ${links}${post}</span></td></tr>
</table>
</td></tr>
</table>
</body>
</html>
`;
}

/** Addresses on the brand's own hosts can be pressed; what strangers wrote stays text. */
function withLinks(paragraph: string, hosts: readonly string[], style: string): string {
  return paragraph
    .split(/(https?:\/\/\S+)/)
    .map((piece) => {
      const shown = escapeHtml(piece);
      const isOwn = URL.canParse(piece) && hosts.some((host) => new URL(host).origin === new URL(piece).origin);
      return isOwn ? `<a href="${shown}" style="${style}">${shown}</a>` : shown;
    })
    .join('');
}

function escapeHtml(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')
    .replaceAll("'", '&#39;');
}
