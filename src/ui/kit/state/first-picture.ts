/** Whether the page still shows the picture that the build has rendered into it, which React is about to replace. */
export const showsFirstPicture = (): boolean =>
  typeof document !== 'undefined' && document.documentElement.hasAttribute('data-first-picture')

/** Notes that React has replaced it. */
export function endFirstPicture(): void {
  delete document.documentElement.dataset['firstPicture']
}
