import type { ItemKind, SearchTarget } from './search-target'

const link = /(?:^|[/.\s])music\.163\.com\/(\S{1,300})/
const kinds: readonly ItemKind[] = ['song', 'artist', 'album', 'playlist']

/**
 * What a link to the music service leads to, as listeners paste it, alone or within the words of a shared message:
 *
 *     https://music.163.com/#/song?id=1407551413
 *     https://y.music.163.com/m/playlist?app_version=1&id=24381616&userid=5
 *     music.163.com/album/34720827/
 *
 * Null when the text holds none, or one to something else.
 */
export function readMusicLink(text: string): SearchTarget | null {
  const rest = link.exec(text)?.[1]
  if (!rest) return null
  const [path = '', query = ''] = rest.replace(/^#\//, '').split(/[?#]/)
  const segments = path.split('/').filter(Boolean)
  const at = segments.findIndex((segment) => kinds.some((known) => known === segment))
  const kind = kinds.find((known) => known === segments[at])
  if (!kind) return null
  const written =
    query
      .split('&')
      .find((pair) => pair.startsWith('id='))
      ?.slice(3) ?? segments[at + 1]
  const id = /^\d{1,15}/.exec(written ?? '')?.[0]
  return id && Number(id) > 0 ? { kind, id: Number(id) } : null
}
