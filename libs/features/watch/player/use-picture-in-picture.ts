import { useEffect, useState } from 'react';

const isAvailable = (video: HTMLVideoElement) => document.pictureInPictureEnabled && 'requestPictureInPicture' in video;

/** Floats the video above other windows, or returns it. */
export function togglePicture(video: HTMLVideoElement): void {
  if (!isAvailable(video)) return;
  // Refused without a picture or a gesture: nothing changes then, and there is nothing to show.
  const answer = document.pictureInPictureElement ? document.exitPictureInPicture() : video.requestPictureInPicture();
  void Promise.resolve(answer).catch(() => undefined);
}

/** Returns whether the video floats, and whether this browser supports that. */
export function usePictureInPicture(video: HTMLVideoElement) {
  const [isFloating, setIsFloating] = useState(false);
  useEffect(() => {
    const entered = () => setIsFloating(true);
    const left = () => setIsFloating(false);
    video.addEventListener('enterpictureinpicture', entered);
    video.addEventListener('leavepictureinpicture', left);
    return () => {
      video.removeEventListener('enterpictureinpicture', entered);
      video.removeEventListener('leavepictureinpicture', left);
    };
  }, [video]);
  return { isFloating, isAvailable: isAvailable(video) };
}
