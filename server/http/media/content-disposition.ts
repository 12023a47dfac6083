import type { Song } from '../../library/catalogue/songs'

type ContentSong = Pick<Song, 'artists' | 'title' | 'container'>

const longest = 180

/** Percent-encodes a text as in RFC 8187, including the characters that encodeURIComponent leaves as they are. */
const encoded = (text: string) =>
  encodeURIComponent(text).replace(
    /['()*]/g,
    (character) => `%${character.charCodeAt(0).toString(16).toUpperCase()}`,
  )

/** Replaces what some file systems refuse. Lone surrogates become U+FFFD. */
const safe = (text: string) =>
  Buffer.from(text)
    .toString()
    .replace(/[\p{Cc}\p{Zl}\p{Zp}\u200e\u200f\u202a-\u202e\u2066-\u2069]/gu, '')
    .replace(/[/\\:*?"<>|]/g, '_')

/**
 * Returns `attachment; filename="A - B.mp3"; filename*=UTF-8''A%20-%20B.mp3` (RFC 6266) with artists and title as the
 * file name. In the first form, for old browsers, `_` replaces characters beyond ASCII.
 */
export function contentDisposition({ artists, title, container }: ContentSong): string {
  const stem = [...safe(`${artists.map(({ name }) => name).join(', ')} - ${title}`)]
    .slice(0, longest)
    .join('')
  const name = `${stem.replace(/^[. ]+|[. ]+$/g, '')}.${container}`
  return `attachment; filename="${name.replace(/[^ -~]|%/g, '_')}"; filename*=UTF-8''${encoded(name)}`
}
