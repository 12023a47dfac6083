/** iPhones show only the video itself in fullscreen. */
interface PhoneVideo extends HTMLVideoElement {
  webkitEnterFullscreen?: () => void
}

/** The elements of a video player: the picture, and the frame that holds it and its controls. */
export interface VideoElements {
  video: HTMLVideoElement
  frame: HTMLElement
}

/** A browser that refuses to play or to show something shows so itself, and the listener presses again. */
const ignore = () => undefined

export function togglePlay(video: HTMLVideoElement): void {
  if (video.paused) video.play().catch(ignore)
  else video.pause()
}

/** Unmuting a video of volume 0 is left to the volume slider. */
export function toggleMute(video: HTMLVideoElement): void {
  video.muted = !video.muted
}

/** @param seconds from where it is; stays within the video */
export function seekBy(video: HTMLVideoElement, seconds: number): void {
  const end = Number.isFinite(video.duration) ? video.duration : 0
  video.currentTime = Math.min(Math.max(0, video.currentTime + seconds), end)
}

export function seekTo(video: HTMLVideoElement, seconds: number): void {
  video.currentTime = seconds
}

/** @param level from 0, which mutes, to 1 */
export function setVolume(video: HTMLVideoElement, level: number): void {
  video.volume = Math.min(Math.max(0, level), 1)
  video.muted = video.volume === 0
}

/** Another stream of the same video starts with the default rate. */
export function setRate(video: HTMLVideoElement, rate: number): void {
  video.defaultPlaybackRate = rate
  video.playbackRate = rate
}

export const canPictureInPicture = (): boolean => document.pictureInPictureEnabled

export function togglePictureInPicture(video: HTMLVideoElement): void {
  if (document.pictureInPictureElement) document.exitPictureInPicture().catch(ignore)
  else video.requestPictureInPicture().catch(ignore)
}

export function toggleFullscreen({ video, frame }: VideoElements): void {
  if (document.fullscreenElement) document.exitFullscreen().catch(ignore)
  else if (document.fullscreenEnabled) frame.requestFullscreen().catch(ignore)
  else (video as PhoneVideo).webkitEnterFullscreen?.()
}

export const canFullscreen = (): boolean =>
  document.fullscreenEnabled || 'webkitEnterFullscreen' in HTMLVideoElement.prototype
