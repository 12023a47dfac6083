import type { ServerResponse } from 'node:http'

interface Entry {
  path: string
  /** Of the song whose file it is, 0 for anything else. */
  song: number
  at: number
}

/** What a browser asked for, in order. */
export class RequestLog {
  readonly entries: Entry[] = []
  /** Most calls of `/api/song/url` that were open at the same time. */
  mostUrlsInFlight = 0
  private urlsInFlight = 0

  begin(path: string, song: number, reply: ServerResponse): void {
    this.entries.push({ path, song, at: performance.now() })
    if (!path.startsWith('/api/song/url')) return
    this.mostUrlsInFlight = Math.max(this.mostUrlsInFlight, ++this.urlsInFlight)
    reply.once('close', () => this.urlsInFlight--)
  }

  /** Requests for the file of that song. */
  countOf(song: number): number {
    return this.entries.filter((entry) => entry.song === song).length
  }

  /** Requests whose path begins like that. */
  countFor(path: string): number {
    return this.entries.filter((entry) => entry.path.startsWith(path)).length
  }

  /** Most requests for songs within two seconds. */
  get worstStorm(): number {
    const times = this.entries.filter(({ song }) => song > 0).map(({ at }) => at)
    return Math.max(0, ...times.map((from) => times.filter((at) => at >= from && at < from + 2000).length))
  }
}
