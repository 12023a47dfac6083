import type { i18n } from 'i18next'
import { hudTexts as en } from './en/hud'
import { hudTexts as zhCN } from './zh-cn/hud'

/** Adds the texts of the developers' panel in both languages: they are few, and it may switch while it is open. */
export function addHudTexts(instance: i18n): void {
  for (const [language, texts] of Object.entries({ 'zh-CN': zhCN, en }))
    instance.addResourceBundle(language, 'playerBundle', texts, true)
}
