import type { LyricTexts } from '../../../src/contract/replies/lyric-texts'
import { describe, expect, it } from 'vitest'
import { buildLyrics } from '../../../src/domain/lyrics/build-lyrics'
import { emptyLyrics, type LyricData } from '../../../src/domain/lyrics/lyric-data'
import { lyricLimits } from '../../../src/domain/lyrics/lyric-limits'

const none: LyricTexts = { lrc: '', tlyric: '', romalrc: '', yrc: '', ytlrc: '', yromalrc: '', ttml: '' }
const lrc = '[00:16.21]第一行\n[00:20.50]第二行'
const yrc = '[16210,3460](16210,670,0)第(16880,410,0)一(17290,2380,0)行\n[20500,2000](20500,1000,0)二'

function build(texts: Partial<LyricTexts>): LyricData {
  const built = buildLyrics({ ...none, ...texts })
  if (!built.ok) throw new Error(built.failure.kind)
  return built.value
}

describe('buildLyrics', () => {
  it('adds the word offset of 0.1 s to the times of words, for any kind of file', () => {
    const stamped = build({ lrc: '[00:01.00]<00:01.00>a <00:02.00>b<00:03.00>' })
    const ttml = build({ ttml: '<tt><body><div><p><span begin="1" end="2">a</span></p></div></body></tt>' })
    expect(build({ yrc }).yrc[0]?.content.map(({ time }) => time)).toEqual([16.31, 16.98, 17.39])
    expect(stamped.yrc[0]?.content.map(({ time }) => time)).toEqual([1.1, 2.1])
    expect(ttml.yrc[0]?.content.map(({ time }) => time)).toEqual([1.1])
  })

  it('returns empty lyrics for a track without texts', () => {
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

  it('reports no translation when none fits a line', () => {
    expect(build({ lrc, tlyric: '[03:00.00]lost' }).hasLrcTran).toBe(false)
  })

  it.each([
    ['with the largest time', '[99:00.00]纯音乐，请欣赏\n'],
    ['at the start', '[00:00.00]纯音乐，请欣赏'],
    ['in the longer wording', '[00:05.00]此歌曲为没有填词的纯音乐，请您欣赏'],
  ])('returns an instrumental track for the notice %s', (_, text) => {
    expect(build({ lrc: text, yrc })).toEqual({ ...emptyLyrics, instrumental: true })
  })

  it('recognises an instrumental track with credits above the notice', () => {
    expect(build({ lrc: '[00:00.00]作曲 : 某人\n[00:01.00]纯音乐，请欣赏' })).toEqual({
      ...emptyLyrics,
      credits: ['作曲 : 某人'],
      instrumental: true,
    })
  })

  it('keeps a later line that mentions instrumental music', () => {
    expect(build({ lrc: '[00:01.00]开始\n[00:02.00]纯音乐，请欣赏' }).lrc).toHaveLength(2)
  })

  it('separates credits from the song', () => {
    const data = build({ lrc: `[00:00.00]作词 : 某人\n[00:01.00]作曲 : 另一人\n${lrc}` })
    expect(data.credits).toEqual(['作词 : 某人', '作曲 : 另一人'])
    expect(data.lrc[0]?.time).toBe(16.21)
  })

  it('returns credits of JSON rows and of plain rows, each once', () => {
    const json = '{"t":0,"c":[{"tx":"作词: "},{"tx":"某人"}]}'
    const rows = `[00:00.00]作词 : 某人\n[00:01.00]作曲：另一人\n${lrc}`
    const data = build({ lrc: `${json}\n${rows}`, yrc: `${json}\n${yrc}` })
    expect(data.credits).toEqual(['作词 : 某人', '作曲：另一人'])
    expect(data.lrc).toHaveLength(2)
  })

  it('makes plain lines from word lines when the backend sends no others', () => {
    expect(build({ yrc }).lrc).toEqual([
      { time: 16.21, endTime: 19.67, content: '第一行' },
      { time: 20.5, endTime: 22.5, content: '二' },
    ])
  })

  it('makes word lines from stamped words of an LRC file, with its translation', () => {
    const data = build({ lrc: '[00:01.00]<00:01.00>one <00:02.00>two', tlyric: '[00:01.00]eins zwei' })
    expect(data).toMatchObject({ hasYrc: true, hasYrcTran: true, lrc: [{ content: 'one two' }] })
    expect(data.yrc[0]?.content.map((word) => word.content)).toEqual(['one ', 'two'])
  })

  it('reads a translation below its line with the same time', () => {
    expect(build({ lrc: '[00:01.00]こんにちは\n[00:01.00]你好\n[00:02.00]さよなら' }).lrc).toEqual([
      { time: 1, content: 'こんにちは', tran: '你好' },
      { time: 2, content: 'さよなら' },
    ])
  })

  it('reads romanisation and translation below their line', () => {
    const [line] = build({ lrc: '[00:01.00]안녕\n[00:01.00]annyeong\n[00:01.00]你好' }).lrc
    expect(line).toEqual({ time: 1, content: '안녕', tran: '你好', roma: 'annyeong' })
  })

  it('keeps background vocals that the file marks, in any script', () => {
    const data = build({ lrc: '[00:01.00]<00:01.00>夜<00:02.00>\n[bg:<00:01.00>(ooh)<00:02.00>]' })
    expect(data.yrc.map((line) => [line.tran, line.background])).toEqual([
      [undefined, undefined],
      [undefined, true],
    ])
    expect(data.lrc).toHaveLength(2)
  })

  it('finds the translation of a line below its background vocals', () => {
    const rows = ['[00:01.00]<00:01.00>夜<00:03.00>', '[bg:<00:02.00>(ooh)<00:03.00>]', '[00:01.00]the night']
    const data = build({ lrc: rows.join('\n') })
    expect(data.yrc.map((line) => [line.tran, line.background])).toEqual([
      ['the night', undefined],
      [undefined, true],
    ])
  })

  it('keeps another voice in the same script as a separate line', () => {
    const data = build({ lrc: '[00:01.00]I go\n[00:01.00](you stay)\n[00:01.00]I go' })
    expect(data.lrc.map((line) => line.content)).toEqual(['I go', '(you stay)'])
  })

  it('takes a single row of another language at the time of a line for another voice', () => {
    const rows = Array.from({ length: 20 }, (_, at) => `[00:${10 + at}.00]第${at}行`)
    const data = build({ lrc: [...rows, '[00:15.00]oh yeah'].join('\n') })
    expect(data.hasLrcTran).toBe(false)
    expect(data.lrc.filter(({ time }) => time === 15).map(({ content }) => content)).toEqual([
      '第5行',
      'oh yeah',
    ])
  })

  it('leaves out rows of other data, which begin and end at 0', () => {
    const data = build({ yrc: '[0,0](0,0,0)made with a tool\n[1000,500](1000,500,0)sung' })
    expect(data.yrc.map(({ content }) => content.map((word) => word.content).join(''))).toEqual(['sung'])
    expect(data.lrc.map(({ content }) => content)).toEqual(['sung'])
  })

  it('reads several voices and their translation in a file with stamped words', () => {
    const rows = ['[00:01.00]<00:01.00>こん<00:02.00>にちは', '[00:01.00]你好', '[00:05.00]さよなら']
    const data = build({ lrc: rows.join('\n') })
    expect(data.yrc.map((line) => [line.time, line.content.length, line.tran])).toEqual([
      [1, 2, '你好'],
      [5, 1, undefined],
    ])
    expect(data.yrc[0]?.content[1]?.duration).toBe(1)
    expect(data.lrc[0]).toEqual({ time: 1, content: 'こんにちは', tran: '你好' })
  })

  it.each<[string, Partial<LyricTexts>, number, number]>([
    ['lines only', { lrc }, 2, 0],
    ['words only', { yrc }, 2, 2],
    ['both', { lrc, yrc }, 2, 2],
    ['an empty yrc', { lrc, yrc: '' }, 2, 0],
    ['a yrc with credits only', { lrc, yrc: '{"t":0,"c":[{"tx":"作曲: 某人"}]}' }, 2, 0],
    ['translations only', { tlyric: lrc, ytlrc: lrc, romalrc: lrc, yromalrc: lrc }, 0, 0],
    ['nothing readable', { lrc: '<html>\u0000', yrc: '((((', ttml: '<tt><p begin="x">a' }, 0, 0],
  ])('accepts a reply with %s', (_, texts, plain, timed) => {
    const data = build(texts)
    expect([data.lrc.length, data.yrc.length, data.hasYrc]).toEqual([plain, timed, timed > 0])
  })

  it('falls back to the plain translation when that for word lines fits no line', () => {
    const data = build({ lrc, yrc, tlyric: '[00:16.21]plain', ytlrc: '[09:00.00]lost', yromalrc: '' })
    expect(data.yrc[0]?.tran).toBe('plain')
  })

  it('uses a TTML file instead of the other texts', () => {
    const ttml = '<tt><p begin="1s" end="2s"><span begin="1s" end="2s">sung</span></p></tt>'
    const data = build({ lrc, yrc, ttml })
    expect(data.lrc).toEqual([{ time: 1, endTime: 2, content: 'sung' }])
    expect(data).toMatchObject({ hasYrc: true, yrc: [{ time: 1, endTime: 2 }] })
  })

  it('uses the other texts when a TTML file has no lines', () => {
    const data = build({ lrc, ttml: '<tt><p>no time</p></tt>' })
    expect(data.lrc).toHaveLength(2)
  })

  it('attaches the other translations to a TTML file, but not to its background vocals', () => {
    const ttml = '<p begin="1s" end="4s">led<span ttm:role="x-bg" begin="1s" end="4s">(backed)</span></p>'
    const { lrc: lines } = build({ ttml, tlyric: '[00:01.00]geführt\n[00:01.20]zu viel' })
    expect(lines.map((line) => [line.content, line.tran, line.background])).toEqual([
      ['led', 'geführt', undefined],
      ['(backed)', undefined, true],
    ])
  })

  it('prefers the translations inside a TTML file', () => {
    const ttml = '<p begin="1s">a<span ttm:role="x-translation">own</span></p><p begin="2s">b</p>'
    const { lrc: lines } = build({ ttml, tlyric: '[00:01.00]other\n[00:02.00]other' })
    expect(lines.map((line) => line.tran)).toEqual(['own', undefined])
  })

  it('recognises an instrumental track in a TTML file', () => {
    const data = build({ ttml: '<tt><p begin="0s" end="3s">纯音乐，请欣赏</p></tt>' })
    expect(data).toEqual({ ...emptyLyrics, instrumental: true })
  })

  const huge = ' '.repeat(3_000_000)
  const tooLarge = { ok: false, failure: { kind: 'tooLarge' } }

  it.each<keyof LyricTexts>(['lrc', 'yrc', 'ttml'])(
    'fails as tooLarge when the only text is a huge %s',
    (name) => {
      expect(buildLyrics({ ...none, [name]: huge })).toEqual(tooLarge)
    },
  )

  it.each<[keyof LyricTexts, Partial<LyricTexts>]>([
    ['tlyric', { lrc }],
    ['romalrc', { lrc }],
    ['ytlrc', { yrc }],
    ['yromalrc', { yrc }],
    ['yrc', { lrc }],
    ['lrc', { yrc }],
    ['ttml', { lrc }],
  ])('returns the other texts when only the %s is huge', (name, texts) => {
    expect(build({ ...texts, [name]: huge }).lrc).toHaveLength(2)
  })

  const long = 'a'.repeat(lyricLimits.lineCharacters + 1)

  it('omits and counts a line that is too long', () => {
    const data = build({ lrc: `[00:01.00]${long}\n${lrc}` })
    expect(data.lrc.map((line) => line.content)).toEqual(['第一行', '第二行'])
    expect(data.omittedLines).toBe(1)
  })

  it.each<[string, Partial<LyricTexts>]>([
    ['LRC', { lrc: `[00:01.00]${long}` }],
    ['enhanced LRC', { lrc: `[00:01.00]<00:01.00>${long}` }],
    ['YRC', { yrc: `[1,2](1,2,0)${long}` }],
    ['TTML', { ttml: `<p begin="1s">${long}</p>` }],
  ])('fails as tooLarge when every line of a %s is too long', (_, texts) => {
    expect(buildLyrics({ ...none, ...texts })).toEqual(tooLarge)
  })

  it('omits a translation that is too long', () => {
    expect(build({ lrc, tlyric: `[00:16.21]${long}\n[00:20.50]zwei` }).lrc.map((line) => line.tran)).toEqual([
      undefined,
      'zwei',
    ])
  })
})
