import type { ReactNode } from 'react';

/** A page that has only something to say, with ways on. */
export function MessagePage(props: {
  readonly title: string;
  readonly text: string;
  readonly illustration?: ReactNode;
  readonly children: ReactNode;
}) {
  return (
    <section className="mx-auto flex min-h-[70svh] max-w-xl flex-col items-center justify-center gap-6 px-6 py-24 text-center">
      {props.illustration}
      <h1 className="text-3xl font-semibold text-balance md:text-4xl">{props.title}</h1>
      <p className="text-lg text-pretty opacity-80">{props.text}</p>
      {props.children}
    </section>
  );
}
