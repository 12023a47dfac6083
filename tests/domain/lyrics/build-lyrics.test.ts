import { describe, expect, it } from 'vitest'
import { buildLyrics } from '../../../src/domain/lyrics/build-lyrics'
import { emptyLyrics, type LyricData, type LyricTexts } from '../../../src/domain/lyrics/lyric-data'

const none: LyricTexts = { lrc: '', tlyric: '', romalrc: '', yrc: '', ytlrc: '', yromalrc: '' }
const lrc = '[00:16.21]第一行\n[00:20.50]第二行'
const yrc = '[16210,3460](16210,670,0)第(16880,410,0)一(17290,2380,0)行\n[20500,2000](20500,1000,0)二'

function build(texts: Partial<LyricTexts>): LyricData {
  const built = buildLyrics({ ...none, ...texts })
  if (!built.ok) throw new Error(built.failure.kind)
  return built.value
}

describe('buildLyrics', () => {
  it('gives nothing for a track without words', () => {
    expect(build({})).toEqual(emptyLyrics)
  })

  it('attaches translation and romanisation to plain lines', () => {
    const data = build({ lrc, tlyric: '[00:16.21]First\n[00:20.90]Second', romalrc: '[00:16.21]di yi hang' })
    expect(data.lrc).toEqual([
      { time: 16.21, content: '第一行', tran: 'First', roma: 'di yi hang' },
      { time: 20.5, content: '第二行', tran: 'Second' },
    ])
    expect(data).toMatchObject({ hasLrcTran: true, hasLrcRoma: true, hasYrc: false, hasYrcTran: false })
  })

  it('prefers the translation made for word lines', () => {
    const data = build({
      lrc,
      yrc,
      tlyric: '[00:16.21]plain',
      ytlrc: '[00:16.21]timed',
      romalrc: '[00:20.50]er',
    })
    expect(data.yrc.map((line) => [line.tran, line.roma])).toEqual([
      ['timed', undefined],
      [undefined, 'er'],
    ])
    expect(data.lrc[0]?.tran).toBe('plain')
    expect(data).toMatchObject({ hasYrc: true, hasYrcTran: true, hasYrcRoma: true, hasLrcRoma: true })
  })

  it('falls back to the plain translation for word lines', () => {
    expect(build({ lrc, yrc, tlyric: '[00:16.21]plain' }).yrc[0]?.tran).toBe('plain')
  })

  it('says that a track has no translation when none fits a line', () => {
    expect(build({ lrc, tlyric: '[03:00.00]lost' }).hasLrcTran).toBe(false)
  })

  it.each([
    ['at the end of time', '[99:00.00]纯音乐，请欣赏\n'],
    ['at the start', '[00:00.00]纯音乐，请欣赏'],
    ['in the longer wording', '[00:05.00]此歌曲为没有填词的纯音乐，请您欣赏'],
  ])('treats pure music as a track without words, said %s', (_, text) => {
    expect(build({ lrc: text, yrc })).toEqual({ ...emptyLyrics, pureMusic: true })
  })

  it('treats pure music as such when credits stand above it', () => {
    expect(build({ lrc: '[00:00.00]作曲 : 某人\n[00:01.00]纯音乐，请欣赏' })).toEqual({
      ...emptyLyrics,
      credits: ['作曲 : 某人'],
      pureMusic: true,
    })
  })

  it('sings a line that speaks of pure music later on', () => {
    expect(build({ lrc: '[00:01.00]开始\n[00:02.00]纯音乐，请欣赏' }).lrc).toHaveLength(2)
  })

  it('shows credits apart from the song', () => {
    const data = build({ lrc: `[00:00.00]作词 : 某人\n[00:01.00]作曲 : 另一人\n${lrc}` })
    expect(data.credits).toEqual(['作词 : 某人', '作曲 : 另一人'])
    expect(data.lrc[0]?.time).toBe(16.21)
  })

  it('makes plain lines from word lines when the backend sends no others', () => {
    expect(build({ yrc }).lrc).toEqual([
      { time: 16.21, endTime: 19.67, content: '第一行' },
      { time: 20.5, endTime: 22.5, content: '二' },
    ])
  })

  it('lights stamped words of a plain file word by word, with its translation', () => {
    const data = build({ lrc: '[00:01.00]<00:01.00>one <00:02.00>two', tlyric: '[00:01.00]eins zwei' })
    expect(data).toMatchObject({ hasYrc: true, hasYrcTran: true, lrc: [{ content: 'one two' }] })
    expect(data.yrc[0]?.content.map((word) => word.content)).toEqual(['one ', 'two'])
  })

  it('reads a translation that stands under its line at the same time', () => {
    expect(build({ lrc: '[00:01.00]こんにちは\n[00:01.00]你好\n[00:02.00]さよなら' }).lrc).toEqual([
      { time: 1, content: 'こんにちは', tran: '你好' },
      { time: 2, content: 'さよなら' },
    ])
  })

  it('reads romanisation and translation that stand under their line', () => {
    const [line] = build({ lrc: '[00:01.00]안녕\n[00:01.00]annyeong\n[00:01.00]你好' }).lrc
    expect(line).toEqual({ time: 1, content: '안녕', tran: '你好', roma: 'annyeong' })
  })

  it('keeps a second voice in the same language as a line of its own', () => {
    const data = build({ lrc: '[00:01.00]I go\n[00:01.00](you stay)\n[00:01.00]I go' })
    expect(data.lrc.map((line) => line.content)).toEqual(['I go', '(you stay)'])
  })

  it.each(Object.keys(none) as (keyof LyricTexts)[])('refuses a huge %s', (name) => {
    const texts = { ...none, [name]: ' '.repeat(3_000_000) }
    expect(buildLyrics(texts)).toEqual({ ok: false, failure: { kind: 'tooLarge' } })
  })
})
