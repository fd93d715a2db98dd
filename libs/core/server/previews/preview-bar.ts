import { escapeHtml } from '@network/validation/escape-html.ts';
import { PREVIEW_PEOPLE, type PreviewPerson } from '@network/access/preview/preview-people.ts';
import { previews } from '@network/messages/previews.ts';
import type { PreviewFacts } from '@network/validation/preview.ts';
import { messagesOf } from '../../i18n/messages.ts';

/** The path on which previews begin, change their person and end. */
export const PREVIEW_PAGE = '/preview';
export const LEAVE_PREVIEW_PAGE = '/preview/leave';

/** The bar looks the same on every brand, so that nobody takes it for a part of the page. */
const STYLE = [
  ':host{display:block;height:4.5rem}',
  '*{box-sizing:border-box}',
  '.bar{position:fixed;inset:auto 0 0 0;z-index:2147483647;display:flex;flex-wrap:wrap;align-items:center;gap:.5rem 1.25rem;padding:.625rem 1.25rem;background:#1c1917;color:#fff;border-top:3px solid #fbbf24;font:500 .875rem/1.4 system-ui,-apple-system,"Segoe UI",sans-serif}',
  '.what{margin:0;flex:1 1 18rem;min-width:0}',
  '.what strong{display:block;overflow:hidden;text-overflow:ellipsis;white-space:nowrap}',
  '.what span{color:#d6d3d1;font-size:.8125rem}',
  'form{display:flex;align-items:center;gap:.5rem;margin:0}',
  'select,button,a{font:inherit;min-height:2.5rem;border-radius:.375rem;padding:.375rem .75rem;border:1px solid #78716c;background:#292524;color:#fff}',
  'select{max-width:16rem}',
  'button{cursor:pointer;background:#fbbf24;border-color:#fbbf24;color:#1c1917;font-weight:600}',
  'a{display:inline-flex;align-items:center;text-decoration:none}',
  'select:focus-visible,button:focus-visible,a:focus-visible{outline:3px solid #fff;outline-offset:2px}',
  '@media (max-width:40rem){:host{height:8rem}label span{display:none}.what{flex-basis:100%}form{flex:1;min-width:0}label{flex:1;min-width:0}select{width:100%}}',
].join('');

/**
 * The bar of a preview, as HTML to stand at the end of a body: what is previewed and as whom, and the ways to another person and
 * out. In a shadow root, where no brand's styles reach it, and without a script.
 */
export function previewBar(preview: PreviewFacts, person: PreviewPerson, path: string): string {
  const t = messagesOf(previews);
  const { title, version } = preview;
  const what = preview.isUnsaved
    ? t('bar.unsaved', { title })
    : !preview.isPublished
      ? t('bar.draft', { title, version: String(version) })
      : preview.hasNewMedia
        ? t('bar.newMedia', { title })
        : t('bar.published', { title });
  // A person who publishes this version after they have seen it with new media would believe that the new media are
  // published with it.
  const isMoreThanPublished = preview.hasNewMedia && (preview.isUnsaved || !preview.isPublished);
  const media = isMoreThanPublished ? `${t('bar.newMediaToo')} ` : '';
  const options = PREVIEW_PEOPLE.map(
    (each) =>
      `<option value="${each}"${each === person ? ' selected' : ''}>${escapeHtml(t(`people.${each}`))}</option>`,
  );
  const time = preview.expiresAt.slice(11, 16);
  return (
    `<div data-preview><template shadowrootmode="open"><style>${STYLE}</style>` +
    `<aside class="bar" aria-label="${escapeHtml(t('bar.label'))}"><p class="what"><strong>${escapeHtml(what)}</strong><span>${escapeHtml(`${media}${t('bar.ends', { time })}`)}</span></p>` +
    `<form action="${PREVIEW_PAGE}" method="get"><label><span>${escapeHtml(t('bar.as'))} </span><select name="as" aria-label="${escapeHtml(t('bar.as'))}">${options.join('')}</select></label>` +
    `<input type="hidden" name="to" value="${escapeHtml(path)}"><button type="submit">${escapeHtml(t('bar.show'))}</button></form>` +
    `<a href="${LEAVE_PREVIEW_PAGE}">${escapeHtml(t('bar.leave'))}</a></aside></template></div>`
  );
}
