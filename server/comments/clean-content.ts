/** Characters a comment may have, once trimmed. */
export const maxCommentLength = 1000

/**
 * A comment as it is kept: plain text with `\n` between its lines, without other control characters, halves of
 * characters and blank ends. What looks like markup stays as it was written; it is text.
 */
export function cleanContent(content: string): string {
  return content
    .replace(/\r\n?/g, '\n')
    .replace(/[^\P{Cc}\n]|\p{Cs}/gu, '')
    .trim()
}
