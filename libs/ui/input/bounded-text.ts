import type { ChangeEvent } from 'react';

type TextControl = HTMLInputElement | HTMLTextAreaElement;

interface Bounded<Element extends TextControl> {
  readonly maxLength?: number | undefined;
  readonly onChange?: ((event: ChangeEvent<Element>) => void) | undefined;
}

/**
 * Bounds a field to `maxLength` characters, where the browser's own attribute counts an emoji as two. What is typed or pasted beyond
 * them is left out, as the attribute does it; a word that an input method composes is first finished, and then bounded by the next
 * key or by who reads the form.
 */
export function boundedText<Element extends TextControl>({ maxLength, onChange }: Bounded<Element>) {
  if (maxLength === undefined) return { onChange };
  return {
    // Without scripts, and for texts of a program: none has more units than twice its characters.
    maxLength: 2 * maxLength,
    onChange: (event: ChangeEvent<Element>) => {
      if (!isComposing(event.nativeEvent)) leaveOut(event.currentTarget, maxLength);
      onChange?.(event);
    },
  };
}

function leaveOut(control: TextControl, most: number): void {
  const { value } = control;
  if (value.length <= most) return;
  const over = Array.from(value).length - most;
  if (over <= 0) return;
  // Before the cursor is what was typed last. A field for emails has no cursor that scripts may read.
  const cursor = control.selectionEnd ?? value.length;
  const written = Array.from(value.slice(0, cursor));
  const kept = written.slice(0, Math.max(0, written.length - over)).join('');
  const after = Array.from(value.slice(cursor)).slice(0, most).join('');
  control.value = kept + after;
  if (control.selectionEnd !== null) control.setSelectionRange(kept.length, kept.length);
}

const isComposing = (event: Event): boolean => 'isComposing' in event && event.isComposing === true;
