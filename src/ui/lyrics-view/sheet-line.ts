/** Where a line of lyrics is on the page. */
export interface SheetLine {
  item: HTMLElement
  /** The element around `text`, which overlays are placed in. */
  host: HTMLElement
  element: HTMLElement
  text: Text
}

/** The lines in a list, each by its `[data-lyric-text]`; null for one that has no text of its own in it. */
export function findLines(list: HTMLElement): (SheetLine | null)[] {
  return [...list.querySelectorAll<HTMLElement>('[data-lyric-text]')].map((element) => {
    const item = element.closest('li')
    const host = element.parentElement
    const text = element.firstChild
    return item && host && text instanceof Text ? { item, host, element, text } : null
  })
}
