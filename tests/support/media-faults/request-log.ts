import type { ServerResponse } from 'node:http'

interface Entry {
  path: string
  /** Id of the song whose file is requested, 0 for anything else. */
  song: number
  /** The requested part of the file; null for the whole one. */
  range: string | null
  at: number
}

/** The requests of a browser, in order. */
export class RequestLog {
  readonly entries: Entry[] = []
  /** The most calls of `/api/song/url` that were pending at once. */
  maxUrlsInFlight = 0
  private urlsInFlight = 0
  private skippedMs = 0

  /** Adds time that the page skipped, so that times between requests are those of the listener. */
  skip(ms: number): void {
    this.skippedMs += ms
  }

  add(path: string, song: number, range: string | null, reply: ServerResponse): void {
    this.entries.push({ path, song, range, at: performance.now() + this.skippedMs })
    if (!path.startsWith('/api/song/url')) return
    this.maxUrlsInFlight = Math.max(this.maxUrlsInFlight, ++this.urlsInFlight)
    reply.once('close', () => this.urlsInFlight--)
  }

  /** Counts the requests for the file of that song. */
  songRequests(song: number): number {
    return this.entries.filter((entry) => entry.song === song).length
  }

  /** Counts the requests whose path starts like this. */
  pathRequests(path: string): number {
    return this.entries.filter((entry) => entry.path.startsWith(path)).length
  }

  /** Lists the requests for songs and their URLs, with the time in milliseconds since the first request. */
  describe(): string {
    const start = this.entries[0]?.at ?? 0
    return this.entries
      .filter(({ path, song }) => song > 0 || path.startsWith('/api/song/url'))
      .map(({ path, range, at }) => `${Math.round(at - start)} ${path} ${range ?? ''}`)
      .join('\n')
  }

  /** The most requests for songs within two seconds of the page's own time. */
  get maxSongRequestsInTwoSeconds(): number {
    const times = this.entries.filter(({ song }) => song > 0).map(({ at }) => at)
    return Math.max(0, ...times.map((from) => times.filter((at) => at >= from && at < from + 2000).length))
  }
}
