import type { Language } from '../../../src/contract/languages'
import { stringifyReply } from '../../../server/http/prepared-json'

/** Returns a value as a client reads it in a reply, with told texts put into words; undefined stays. */
export function asWritten<T>(value: T, language: Language = 'zh-CN'): Written<T> {
  return value === undefined ? undefined! : (JSON.parse(stringifyReply(value, language)) as Written<T>)
}

/** Told texts become strings, everything else stays. */
type Written<T> = T extends { toJSON(): infer U }
  ? U
  : T extends readonly (infer Item)[]
    ? Written<Item>[]
    : T extends object
      ? { [K in keyof T]: Written<T[K]> }
      : T
