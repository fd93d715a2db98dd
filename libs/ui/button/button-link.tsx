import { Anchor, type AnchorProps } from '../link/anchor.tsx';
import { type ButtonLook, buttonStyle } from './button-style.ts';

export type ButtonLinkProps = AnchorProps & ButtonLook;

/** A link that looks like a button. */
export function ButtonLink({ variant, size, block, className, ...rest }: ButtonLinkProps) {
  return <Anchor {...rest} className={buttonStyle({ variant, size, block, className })} />;
}
