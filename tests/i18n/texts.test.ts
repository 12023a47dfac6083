import { describe, expect, it } from 'vitest'
import { enShell } from '../../src/i18n/en/shell'
import { enPlayerBundle } from '../../src/i18n/en/player-bundle'
import { hudTexts as enHud } from '../../src/i18n/en/hud'
import { createI18n } from '../../src/i18n/create-i18n'
import { switchLanguage } from '../../src/i18n/switch-language'
import { zhCNShell } from '../../src/i18n/zh-cn/shell'
import { zhCNPlayerBundle } from '../../src/i18n/zh-cn/player-bundle'
import { hudTexts as zhCNHud } from '../../src/i18n/zh-cn/hud'

function leaves(table: object, path = ''): Map<string, string> {
  return new Map(
    Object.entries(table).flatMap(([key, value]: [string, unknown]) =>
      typeof value === 'string'
        ? [[`${path}${key}`, value] as const]
        : [...leaves(value as object, `${path}${key}.`)],
    ),
  )
}

const placeholders = (text: string) =>
  [...text.matchAll(/\{\{(\w+)\}\}/g)].map(([placeholder]) => placeholder).sort()

describe('texts', () => {
  const chinese = leaves({ ...zhCNShell, ...zhCNPlayerBundle, ...zhCNHud })
  const english = leaves({ ...enShell, ...enPlayerBundle, ...enHud })

  it('have the same keys in both languages', () => {
    expect([...english.keys()].sort()).toEqual([...chinese.keys()].sort())
    expect(chinese.size).toBeGreaterThan(50)
  })

  it('have the same placeholders in both languages, and none is empty', () => {
    for (const [key, text] of chinese) {
      expect([key, placeholders(english.get(key) ?? '')]).toEqual([key, placeholders(text)])
      expect(text.trim() && english.get(key)?.trim()).not.toBe('')
    }
  })

  it('have a singular and a plural', async () => {
    const i18n = await createI18n('en')
    expect(i18n.t('list.tracks', { count: 1 })).toBe('1 track')
    expect(i18n.t('list.tracks', { count: 12 })).toBe('12 tracks')
  })

  it('switch without a reload, and insert values unescaped', async () => {
    const i18n = await createI18n('en')
    expect(i18n.t('collection.playTrack', { name: '<b>&' })).toBe('Play <b>&')
    expect(await switchLanguage(i18n, 'zh-CN', () => true)).toBe(true)
    expect(i18n.t('player.play')).toBe('播放')
  })
})
