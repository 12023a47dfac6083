import { readFileSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { enFrame } from '../../src/i18n/en-frame'
import { enMusic } from '../../src/i18n/en-music'
import { startI18n } from '../../src/i18n/start-i18n'
import { switchLanguage } from '../../src/i18n/switch-language'
import { zhCNFrame } from '../../src/i18n/zh-cn-frame'
import { zhCNMusic } from '../../src/i18n/zh-cn-music'

function leaves(table: object, path = ''): Map<string, string> {
  return new Map(
    Object.entries(table).flatMap(([key, value]: [string, unknown]) =>
      typeof value === 'string'
        ? [[`${path}${key}`, value] as const]
        : [...leaves(value as object, `${path}${key}.`)],
    ),
  )
}

const gaps = (text: string) => [...text.matchAll(/\{\{(\w+)\}\}/g)].map(([gap]) => gap).sort()

describe('texts', () => {
  const chinese = leaves({ ...zhCNFrame, ...zhCNMusic })
  const english = leaves({ ...enFrame, ...enMusic })

  it('have the same keys in both languages', () => {
    expect([...english.keys()].sort()).toEqual([...chinese.keys()].sort())
    expect(chinese.size).toBeGreaterThan(50)
  })

  it('have the same gaps in both languages, and none is empty', () => {
    for (const [key, text] of chinese) {
      expect([key, gaps(english.get(key) ?? '')]).toEqual([key, gaps(text)])
      expect(text.trim() && english.get(key)?.trim()).not.toBe('')
    }
  })

  it('agree with the number they speak of', async () => {
    const i18n = await startI18n('en')
    expect(i18n.t('list.tracks', { count: 1 })).toBe('1 track')
    expect(i18n.t('list.tracks', { count: 12 })).toBe('12 tracks')
  })

  it('are all spoken somewhere', () => {
    const sources = readdirSync('src', { recursive: true, encoding: 'utf8' })
      .filter((path) => /\.tsx?$/.test(path) && !path.startsWith('i18n'))
      .map((path) => readFileSync(join('src', path), 'utf8'))
      .join('\n')
    // these are put together from a name at run time
    const composed = /^(failure\.|player\.(normal|random|single)$)/
    const silent = [...chinese.keys()]
      .map((key) => key.replace(/_(one|other)$/, ''))
      .filter((key) => !composed.test(key) && !sources.includes(`'${key}'`))
    expect(silent).toEqual([])
  })

  it('switch on the fly and leave values as they are', async () => {
    const i18n = await startI18n('en')
    expect(i18n.t('list.playTrack', { name: '<b>&' })).toBe('Play <b>&')
    expect(await switchLanguage(i18n, 'zh-CN', () => true)).toBe(true)
    expect(i18n.t('player.play')).toBe('播放')
  })
})
