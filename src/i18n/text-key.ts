import type { zhCN } from './zh-cn'

/** A table of texts in one language. */
export type Texts = typeof zhCN

/** `group.name` of a text; the Chinese table decides which exist. */
export type TextKey = {
  [G in keyof Texts & string]: `${G}.${keyof Texts[G] & string}`
}[keyof Texts & string]
