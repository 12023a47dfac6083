import { cleanText } from '../library/clean-text'

/** Characters a comment may have, once trimmed. */
export const maxCommentLength = 1000

/**
 * A comment as it is kept: plain text with `\n` between its lines, cleaned of what is no text and trimmed. What
 * looks like markup stays as it was written.
 */
export function cleanContent(content: string): string {
  return cleanText(content.replace(/\r\n?/g, '\n').replaceAll('\t', ' ')).trim()
}
