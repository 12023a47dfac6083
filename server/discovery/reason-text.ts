import { nameText } from '../text/name-text'
import type { ServerTexts } from '../text/zh-cn'
import { readText, told, type ServerText } from '../text/told'

type Reasons = ServerTexts['reasons']

/** Whether a language has this reason, by its own key only. */
const isReason = (key: string, reasons: Reasons): key is keyof Reasons => Object.hasOwn(reasons, key)

/**
 * Puts a stored reason into words, such as `likedArtist:Some One`. Earlier versions stored whole sentences, which stay
 * as they are.
 */
export function reasonText(stored: string): ServerText {
  const [, key = '', name = ''] = /^([a-zA-Z]+)(?::(.*))?$/su.exec(stored) ?? []
  if (key === '') return stored
  return told((texts) => {
    const { reasons } = texts
    if (!isReason(key, reasons)) return stored
    const text = reasons[key]
    return typeof text === 'string' ? text : text(readText(nameText(name), texts))
  })
}
