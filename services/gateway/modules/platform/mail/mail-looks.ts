import { isDark, paperOf } from '@network/tenant/paper.ts';
import type { MailSender } from './mail-sender.ts';

type Theme = MailSender['theme'];

/** What makes a mail its sender's own, as inline styles. */
interface MailLooks {
  readonly body: string;
  /** The colour on the accent. */
  readonly ink: string;
  readonly heading: string;
  /**
   * Font of the written name above the text, in place of the drawn one: mails load no pictures, and programs show no
   * SVG.
   */
  readonly name: string;
  readonly nameAt: 'left' | 'center';
  readonly corners: Theme['gate']['corners'];
  /** What is around the text. */
  readonly card: string;
  readonly isCard: boolean;
  readonly cardClass: string;
  /** Value of `color-scheme`: the appearances that the mail has. */
  readonly schemes: string;
  /** The stylesheet for programs that read one. */
  readonly sheet: string;
}

/** How a mail looks, by the type, the corners and the composition that the sender's sign-in has, too. */
export function mailLooks({ palette, fonts, gate }: Theme): MailLooks {
  const { layout, corners, heading } = gate;
  const { background, surface, accent, onAccent } = palette;
  const display = `'${fonts.display}',${isSerif(fonts.display) ? "Georgia,'Times New Roman',serif" : SANS}`;
  const spacing = `letter-spacing:${heading.tracking}em${heading.uppercase === true ? ';text-transform:uppercase' : ''}`;
  const isLightOnly = !isDark(background);
  const isCard = layout === 'panel' || layout === 'split';
  return {
    body: `'${fonts.text}',${SANS}`,
    ink: onAccent,
    heading: `font:${heading.weight} ${layout === 'poster' ? '44px/1' : '30px/1.15'} ${display};${spacing}`,
    name: `font:${heading.weight} 24px/1 ${display};${spacing}`,
    nameAt: layout === 'frame' ? 'center' : 'left',
    corners,
    card: `background:${isCard ? surface : background};border-radius:${corners.panel}px;${edgesOf(layout, accent)}`,
    isCard,
    cardClass: isCard ? 'c e' : 'g e',
    schemes: isLightOnly ? 'light' : 'light dark',
    sheet: isLightOnly ? '' : `\n<style>${paperSheet(palette)}</style>`,
  };
}

const SANS = "-apple-system,'Segoe UI',Helvetica,Arial,sans-serif";

const isSerif = (family: string): boolean => /serif|bodoni|cormorant|fraunces/i.test(family);

/** The lines around the text, and the room inside them. */
function edgesOf(layout: Theme['gate']['layout'], accent: string): string {
  switch (layout) {
    case 'panel':
      return `border-top:3px solid ${accent};padding:40px 32px`;
    case 'split':
      return `border-left:8px solid ${accent};padding:40px 32px`;
    case 'column':
      return `border-top:6px solid ${accent};padding:36px 0`;
    case 'poster':
      return `border-bottom:10px solid ${accent};padding:12px 0 44px`;
    case 'frame':
      return `border:1px solid ${accent};padding:48px 36px`;
  }
}

/** Important, because what it changes is inline. */
function paperSheet(palette: Theme['palette']): string {
  const { background, surface, text, accent, onAccent } = paperOf(palette);
  const rules = [
    `.g{background:${background}!important}`,
    `.c{background:${surface}!important}`,
    `.e{border-color:${accent}!important}`,
    `.t{color:${text}!important}`,
    `.a{color:${accent}!important}`,
    `.b{background:${accent}!important}`,
    `.o{color:${onAccent}!important}`,
  ];
  return `@media (prefers-color-scheme:light){${rules.join('')}}`;
}
