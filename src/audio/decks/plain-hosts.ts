/** Remembers which media hosts have to be played outside the graph, for the life of the page. */
export class PlainHosts {
  private readonly origins = new Set<string>()

  /** An address of our own origin may redirect anywhere, so it tells nothing about the next one. */
  add(url: string): void {
    const origin = originOf(url)
    if (origin !== location.origin) this.origins.add(origin)
  }

  has(url: string): boolean {
    return this.origins.has(originOf(url))
  }
}

function originOf(url: string): string {
  return URL.canParse(url, location.href) ? new URL(url, location.href).origin : ''
}
