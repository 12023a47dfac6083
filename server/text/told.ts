import type { Language } from '../../src/contract/languages'
import { serverTexts } from './server-texts'
import type { ServerTexts } from './zh-cn'

/** A text that is put into words when a reply is written, in the language of the one who asked. */
export interface Told {
  in(texts: ServerTexts): string
  /** Called by `JSON.stringify` within {@link writeIn}. */
  toJSON(): string
}

/** A text of this server, or one that is the same in every language, such as a name from a file. */
export type ServerText = string | Told

/** The language of the reply that is written at the moment, which is synchronous. */
let writing: Language = 'zh-CN'

/** Calls `write`, in which `JSON.stringify` puts told texts into this language. */
export function writeIn<T>(language: Language, write: () => T): T {
  const before = writing
  writing = language
  try {
    return write()
  } finally {
    writing = before
  }
}

/** Creates a text from the table of whichever language it is told in. */
export function told(read: (texts: ServerTexts) => string): Told {
  return { in: read, toJSON: () => read(serverTexts[writing]) }
}

export function readText(text: ServerText, texts: ServerTexts): string {
  return typeof text === 'string' ? text : text.in(texts)
}

/** Joins texts. The result is a plain text if all of them are. */
export function joinTexts(texts: readonly ServerText[], separator: string): ServerText {
  if (texts.every((text) => typeof text === 'string')) return texts.join(separator)
  return told((table) => texts.map((text) => readText(text, table)).join(separator))
}
