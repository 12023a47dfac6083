import { enFrame } from '../../src/i18n/en-frame'
import { enMusic } from '../../src/i18n/en-music'
import type { TextKey } from '../../src/i18n/text-key'
import { zhCNFrame } from '../../src/i18n/zh-cn-frame'
import { zhCNMusic } from '../../src/i18n/zh-cn-music'

type Tables = Record<string, Record<string, string>>

const tables: Record<'en' | 'zh-CN', Tables> = {
  en: { ...enFrame, ...enMusic },
  'zh-CN': { ...zhCNFrame, ...zhCNMusic },
}

/** What the app says in that language, its gaps filled. */
export function speaker(language: 'en' | 'zh-CN') {
  return (key: TextKey, values: Record<string, string> = {}): string => {
    const [group = '', name = ''] = key.split('.')
    const text = tables[language][group]?.[name]
    if (text === undefined) throw new Error(`nothing is called ${key}`)
    return text.replace(/\{\{(\w+)\}\}/g, (_gap, value: string) => values[value] ?? '')
  }
}
