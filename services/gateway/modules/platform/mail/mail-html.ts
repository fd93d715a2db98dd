import { escapeHtml } from '@network/validation/escape-html.ts';
import { mailLooks } from './mail-looks.ts';
import type { MailSender } from './mail-sender.ts';
import type { MailWords } from './render-mail.ts';

/**
 * The HTML of a mail in its sender's looks: tables and inline styles, which is what mail programs understand, and nothing that is
 * loaded from anywhere. Programs that read a stylesheet show it on paper where the person's system is light.
 */
export function mailHtml(words: MailWords, { name, theme, urls }: MailSender): string {
  const looks = mailLooks(theme);
  const { background, surface, text, accent } = theme.palette;
  const { body, ink, heading, corners } = looks;
  const paragraphs = words.paragraphs
    .map((paragraph) => withLinks(paragraph, [urls.tour, urls.members], `color:${accent};word-break:break-all`))
    .map((paragraph) => `<p class="t" style="margin:0 0 18px;font:16px/1.6 ${body};color:${text}">${paragraph}</p>`)
    .join('\n');
  const address = escapeHtml(words.address);
  const footerLink = (link: { readonly text: string; readonly address: string }): string =>
    `<a class="t" href="${escapeHtml(link.address)}" style="color:${text}">${escapeHtml(link.text)}</a>`;
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
<meta name="color-scheme" content="${looks.schemes}">
<meta name="supported-color-schemes" content="${looks.schemes}">
<title>${escapeHtml(words.subject)}</title>${looks.sheet}
</head>
<body class="g" style="margin:0;padding:0;background:${background}">
<div style="display:none;max-height:0;overflow:hidden">${escapeHtml(words.preview)}</div>
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" class="g" bgcolor="${background}" style="background:${background}">
<tr><td align="center" style="padding:40px 16px">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="max-width:560px;table-layout:fixed;overflow-wrap:break-word">
<tr><td align="${looks.nameAt}" style="padding:0 0 24px"><a class="t" href="${escapeHtml(urls.tour)}" style="${looks.name};text-decoration:none;color:${text}">${escapeHtml(name)}</a></td></tr>
<tr><td class="${looks.cardClass}" bgcolor="${looks.isCard ? surface : background}" style="${looks.card}">
<h1 class="t" style="margin:0 0 20px;${heading};color:${text}">${escapeHtml(words.heading)}</h1>
${paragraphs}
<table role="presentation" cellpadding="0" cellspacing="0" style="margin:28px 0"><tr><td class="b" bgcolor="${accent}" style="border-radius:${corners.button}px;background:${accent}"><a class="o" href="${address}" style="display:inline-block;padding:15px 30px;text-align:center;font:600 16px/1.2 ${body};text-decoration:none;color:${ink}">${escapeHtml(words.action)}</a></td></tr></table>
<p class="t" style="margin:0;font:13px/1.6 ${body};color:${text};opacity:.72">${escapeHtml(words.linkHint)}<br><a class="t" href="${address}" style="color:${text};word-break:break-all">${address}</a></p>
</td></tr>
<tr><td class="t" style="padding:24px 4px;font:13px/1.6 ${body};color:${text}"><span style="opacity:.72">${escapeHtml(words.footer)} ${links}${post}</span></td></tr>
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
      return isOwn ? `<a class="a" href="${shown}" style="${style}">${shown}</a>` : shown;
    })
    .join('');
}
