import type { Song } from '../library/songs'

const longest = 180

/** Encoded as RFC 8187 asks; what encodeURIComponent leaves alone but the header does not is done here. */
const encoded = (text: string) =>
  encodeURIComponent(text).replace(
    /['()*]/g,
    (character) => `%${character.charCodeAt(0).toString(16).toUpperCase()}`,
  )

/** What no file system of a listener's refuses; lone surrogates, which no encoding has, become U+FFFD. */
const safe = (text: string) =>
  Buffer.from(text)
    .toString()
    .replace(/[\p{Cc}\p{Zl}\p{Zp}\u200e\u200f\u202a-\u202e\u2066-\u2069]/gu, '')
    .replace(/[/\\:*?"<>|]/g, '_')

/**
 * `attachment; filename="A - B.mp3"; filename*=UTF-8''A%20-%20B.mp3` (RFC 6266): artists and title as the file's
 * name. The first form, for old browsers, has a low line for every character beyond ASCII.
 */
export function contentDisposition({ artists, title, codec }: Song): string {
  const stem = [...safe(`${artists.map(({ name }) => name).join(', ')} - ${title}`)]
    .slice(0, longest)
    .join('')
  const name = `${stem.replace(/^[. ]+|[. ]+$/g, '')}.${codec}`
  return `attachment; filename="${name.replace(/[^ -~]|%/g, '_')}"; filename*=UTF-8''${encoded(name)}`
}
