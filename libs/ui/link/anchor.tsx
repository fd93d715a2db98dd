import { type ComponentPropsWithRef, createContext, createElement, type ReactNode, useContext } from 'react';

export type AnchorProps = ComponentPropsWithRef<'a'> & { href: string };
/** Renders a link; it is no component, so it uses no hooks. */
export type RenderAnchor = (props: AnchorProps) => ReactNode;

const AnchorContext = createContext<RenderAnchor>((props) => createElement('a', props));

/** Has every link of the design system rendered by the application's router; without it they are plain `<a>`. */
export function AnchorProvider({ render, children }: { render: RenderAnchor; children: ReactNode }) {
  return <AnchorContext value={render}>{children}</AnchorContext>;
}

/** A link without looks: an `<a href>` in the HTML always, handled by the router where one is provided. */
export function Anchor(props: AnchorProps) {
  return useContext(AnchorContext)(props);
}
