import type { zhCNShell } from './zh-cn/shell'
import type { hudTexts } from './zh-cn/hud'
import type { zhCNPlayerBundle } from './zh-cn/player-bundle'

/** The texts of the first paint, in one language. */
export type ShellTexts = typeof zhCNShell

/** The texts of the player bundle, in one language. */
export type PlayerBundleTexts = typeof zhCNPlayerBundle

/** The texts of the developers' panel, in one language. */
export type HudTexts = typeof hudTexts

/** All texts in one language. */
export type Texts = ShellTexts & PlayerBundleTexts & HudTexts

/** A text with a `count` has one entry for each plural form. Its key has no plural suffix. */
type WithoutPlural<K extends string> = K extends `${infer Base}_one` | `${infer Base}_other` ? Base : K

/** The key of a text: `group.name`. The Chinese tables decide which keys exist. */
export type TextKey = {
  [G in keyof Texts & string]: `${G}.${WithoutPlural<keyof Texts[G] & string>}`
}[keyof Texts & string]
