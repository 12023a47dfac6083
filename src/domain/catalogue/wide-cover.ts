/** The address of a video's cover at the size of a card, 16:9. Only pictures ending in `.jpg` understand sizes. */
export function wideCover(url: string): string {
  return url.endsWith('.jpg') ? `${url}?param=464y260` : url
}
