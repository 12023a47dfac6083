import { enShell } from '../../../src/i18n/en/shell'
import { enPlayerBundle } from '../../../src/i18n/en/player-bundle'
import type { TextKey } from '../../../src/i18n/text-key'
import { zhCNShell } from '../../../src/i18n/zh-cn/shell'
import { zhCNPlayerBundle } from '../../../src/i18n/zh-cn/player-bundle'

type Tables = Record<string, Record<string, string>>

const tables: Record<'en' | 'zh-CN', Tables> = {
  en: { ...enShell, ...enPlayerBundle },
  'zh-CN': { ...zhCNShell, ...zhCNPlayerBundle },
}

/** Returns a function that looks up a text of the app in that language and fills its placeholders. */
export function textsIn(language: 'en' | 'zh-CN') {
  return (key: TextKey, values: Record<string, string> = {}): string => {
    const [group = '', name = ''] = key.split('.')
    const text = tables[language][group]?.[name]
    if (text === undefined) throw new Error(`nothing is called ${key}`)
    return text.replace(/\{\{(\w+)\}\}/g, (_gap, value: string) => values[value] ?? '')
  }
}
