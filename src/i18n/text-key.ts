import type { zhCNFrame } from './zh-cn-frame'
import type { zhCNMusic } from './zh-cn-music'

/** The texts in one language that the first paint needs. */
export type FrameTexts = typeof zhCNFrame

/** The texts in one language that come with the music part. */
export type MusicTexts = typeof zhCNMusic

/** All texts in one language. */
export type Texts = FrameTexts & MusicTexts

/** A text with a `count` is written once for each plural form and named without it. */
type WithoutPlural<K extends string> = K extends `${infer Base}_one` | `${infer Base}_other` ? Base : K

/** `group.name` of a text; the Chinese tables decide which exist. */
export type TextKey = {
  [G in keyof Texts & string]: `${G}.${WithoutPlural<keyof Texts[G] & string>}`
}[keyof Texts & string]
