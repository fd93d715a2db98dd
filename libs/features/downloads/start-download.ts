import { ApiError } from '@network/core/api/api-error.ts';

const FRAME_ID = 'download-frame';

/**
 * Starts a download in a hidden frame, so that the page stays. The headers of the address are requested first: a frame
 * would not report a failure.
 * @throws ApiError when the file is not available
 */
export async function startDownload(address: string): Promise<void> {
  const answer = await fetch(address, { method: 'HEAD', credentials: 'same-origin' }).catch(() => null);
  if (answer === null || !answer.ok) {
    throw new ApiError('The file could not be had.', {
      kind: answer === null ? 'unavailable' : 'http',
      status: answer?.status ?? 0,
      code: null,
      correlationId: null,
    });
  }
  const known = document.getElementById(FRAME_ID);
  const frame = known instanceof HTMLIFrameElement ? known : document.createElement('iframe');
  frame.id = FRAME_ID;
  frame.hidden = true;
  frame.title = '';
  frame.src = address;
  if (!frame.isConnected) document.body.append(frame);
}
