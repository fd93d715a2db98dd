import { useEffect, useRef } from 'react';
import { useMessages } from '@network/core/i18n/messages.ts';
import { security } from '@network/messages/security.ts';
import { Button } from '@network/ui/button/button.tsx';

/** New recovery codes, which are shown this once. */
export function RecoveryCodes({ codes, onDone }: { readonly codes: readonly string[]; readonly onDone: () => void }) {
  const t = useMessages(security);
  const heading = useRef<HTMLHeadingElement>(null);
  // They replace the form that was just sent.
  useEffect(() => heading.current?.focus(), []);
  const file = `data:text/plain;charset=utf-8,${encodeURIComponent(`${codes.join('\n')}\n`)}`;
  return (
    <div className="flex max-w-md flex-col gap-4 rounded-panel border-line border-subtle bg-surface p-6">
      <h4 ref={heading} tabIndex={-1} className="text-body font-semibold text-strong outline-none">
        {t('secondStep.codesTitle')}
      </h4>
      <p className="text-small text-pretty text-muted">{t('secondStep.codesText')}</p>
      <ul role="list" className="grid grid-cols-1 gap-x-6 gap-y-2 font-mono text-body text-strong medium:grid-cols-2">
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ul>
      <div className="flex flex-wrap items-center gap-4">
        <Button size="small" onClick={onDone}>
          {t('secondStep.done')}
        </Button>
        <a href={file} download="recovery-codes.txt" className="text-small text-strong underline">
          {t('secondStep.download')}
        </a>
      </div>
    </div>
  );
}
