import { randomUUID } from 'node:crypto'
import type { Language } from '../../src/contract/languages'
import { writeIn } from '../text/told'

const mark = randomUUID()
/** The texts met by the running {@link stringifyReply}, which is synchronous. */
let met: string[] = []

/** A part of a reply that is JSON text already, so that a long part that seldom changes is written only once. */
export interface PreparedJson {
  /** Called by `JSON.stringify` within {@link stringifyReply}. */
  toJSON(): string
}

export function prepareJson(value: unknown): PreparedJson {
  const text = JSON.stringify(value)
  return {
    toJSON() {
      met.push(text)
      return mark
    },
  }
}

/** Returns a reply as JSON text in a language. */
export function stringifyReply(body: unknown, language: Language = 'zh-CN'): string {
  met = []
  const text = writeIn(language, () => JSON.stringify(body))
  const parts = met.values()
  return met.length === 0 ? text : text.replaceAll(`"${mark}"`, () => parts.next().value ?? 'null')
}
