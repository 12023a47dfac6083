import type { zhCN } from './zh-cn'

/** A table of texts in one language. */
export type Texts = typeof zhCN

/** A text with a `count` is written once for each plural form and named without it. */
type WithoutPlural<K extends string> = K extends `${infer Base}_one` | `${infer Base}_other` ? Base : K

/** `group.name` of a text; the Chinese table decides which exist. */
export type TextKey = {
  [G in keyof Texts & string]: `${G}.${WithoutPlural<keyof Texts[G] & string>}`
}[keyof Texts & string]
