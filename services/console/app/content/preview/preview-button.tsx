import { useState } from 'react';
import { Button } from '@network/ui/button/button.tsx';
import { previews as texts } from '../../messages/previews.ts';
import { PreviewDialog, type PreviewDialogProps } from './preview-dialog.tsx';

/** Leads to the page of a version, or of what stands in its form, on a brand, as somebody would see it. */
export function PreviewButton(item: Omit<PreviewDialogProps, 'onClose'>) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button variant="outline" size="small" onClick={() => setOpen(true)}>
        {texts.open}
      </Button>
      {isOpen ? <PreviewDialog {...item} onClose={() => setOpen(false)} /> : null}
    </>
  );
}
