import type { ItemKind, SearchTarget } from './search-target'

const link = /(?:^|[/.\s])music\.163\.com\/(\S{1,300})/
const kinds: readonly ItemKind[] = ['song', 'artist', 'album', 'playlist']

/**
 * Reads a pasted link to the music service, alone or within a shared message:
 *
 *     https://music.163.com/#/song?id=1407551413
 *     https://y.music.163.com/m/playlist?app_version=1&id=24381616&userid=5
 *     music.163.com/album/34720827/
 *
 * Returns null when the text has no link, or one to another kind of item.
 */
export function readMusicLink(text: string): SearchTarget | null {
  const rest = link.exec(text)?.[1]
  if (!rest) return null
  const [path = '', query = ''] = rest.replace(/^#\//, '').split(/[?#]/)
  const segments = path.split('/').filter(Boolean)
  const kindIndex = segments.findIndex((segment) => kinds.some((known) => known === segment))
  const kind = kinds.find((known) => known === segments[kindIndex])
  if (!kind) return null
  const idText =
    query
      .split('&')
      .find((pair) => pair.startsWith('id='))
      ?.slice(3) ?? segments[kindIndex + 1]
  const id = /^\d{1,15}/.exec(idText ?? '')?.[0]
  return id && Number(id) > 0 ? { kind, id: Number(id) } : null
}
