import {
  type ComponentPropsWithRef,
  type ComponentType,
  createContext,
  createElement,
  type ReactNode,
  useContext,
} from 'react';

export type AnchorProps = ComponentPropsWithRef<'a'> & { href: string };
export type AnchorComponent = ComponentType<AnchorProps>;

const AnchorContext = createContext<AnchorComponent | null>(null);

/**
 * Provides a component of the application's router to every link of the design system; without it they are plain `<a>`.
 */
export function AnchorProvider({ component, children }: { component: AnchorComponent; children: ReactNode }) {
  return <AnchorContext value={component}>{children}</AnchorContext>;
}

/** A link without looks: an `<a href>` in the HTML always, handled by the router where one is provided. */
export function Anchor(props: AnchorProps) {
  return createElement<AnchorProps>(useContext(AnchorContext) ?? 'a', props);
}
