import { describe, expect, it } from 'vitest'
import { line, linesOf, parse, textsOf, word, wordsOf } from '../../support/lyrics/ttml-fixture'

describe('parseTtml', () => {
  it('reads a whole file of words, voices, translations and names', () => {
    const text = `<?xml version="1.0" encoding="UTF-8"?>
      <!-- made by hand -->
      <tt xmlns="http://www.w3.org/ns/ttml" xmlns:ttm="http://www.w3.org/ns/ttml#metadata" xml:lang="ja">
        <head><metadata>
          <ttm:title>A Song</ttm:title>
          <ttm:agent type="person" xml:id="v1"><ttm:name type="full">Somebody</ttm:name></ttm:agent>
          <amll:meta key="musicName" value="A Song"/>
          <amll:meta key="lyricist" value="A &amp; B"/>
          <iTunesMetadata xmlns="http://music.apple.com/lyric-ttml-internal">
            <songwriters><songwriter>Somebody</songwriter><songwriter>Someone Else</songwriter></songwriters>
          </iTunesMetadata>
        </metadata></head>
        <body dur="00:20.000"><div begin="00:01.000" end="00:09.000" itunes:song-part="Verse">
          <p begin="00:01.000" end="00:06.500" itunes:key="L1" ttm:agent="v1">
            <span begin="00:01.000" end="00:01.800">君</span>
            <span begin="00:01.900" end="00:02.100">の</span>
            <span ttm:role="x-translation" xml:lang="zh-CN">你的</span>
            <span ttm:role="x-translation" xml:lang="en">Yours</span>
            <span ttm:role="x-roman" xml:lang="ja-Latn">kimi no</span>
            <span ttm:role="x-bg" begin="00:05.500" end="00:06.500">
              <span begin="00:05.500" end="00:06.000">(秘密</span>
              <span begin="00:06.100" end="00:06.500">だよ)</span>
              <span ttm:role="x-translation" xml:lang="zh-CN">是秘密哦</span>
              <span ttm:role="x-roman" xml:lang="ja-Latn">himitsu da yo</span>
            </span>
          </p>
          <p begin="00:07.000" end="00:09.000">終わり</p>
        </div></body>
      </tt>`
    expect(parse(text)).toEqual({
      lines: [
        { time: 1, endTime: 6.5, content: '君の', tran: '你的', roma: 'kimi no' },
        {
          time: 5.5,
          endTime: 6.5,
          content: '(秘密だよ)',
          tran: '是秘密哦',
          roma: 'himitsu da yo',
          background: true,
        },
        { time: 7, endTime: 9, content: '終わり' },
      ],
      wordLines: [
        {
          time: 1,
          endTime: 6.5,
          content: [
            { time: 1, duration: 0.8, content: '君' },
            { time: 1.9, duration: 0.2, content: 'の' },
          ],
          tran: '你的',
          roma: 'kimi no',
        },
        {
          time: 5.5,
          endTime: 6.5,
          content: [
            { time: 5.5, duration: 0.5, content: '(秘密' },
            { time: 6.1, duration: 0.4, content: 'だよ)' },
          ],
          tran: '是秘密哦',
          roma: 'himitsu da yo',
          background: true,
        },
        { time: 7, endTime: 9, content: [{ time: 7, duration: 2, content: '終わり' }] },
      ],
      credits: ['lyricist: A & B', 'Songwriters: Somebody, Someone Else'],
      omittedLines: 0,
    })
  })

  it.each([
    ['12.345s', 12.345],
    ['12.345', 12.345],
    ['95', 95],
    ['1:02.3', 62.3],
    ['2:33.455', 153.455],
    ['01:02', 62],
    ['00:01:02.345', 62.345],
    ['01:00:02', 3602],
    ['00:00:01:15', 1.5],
    ['500ms', 0.5],
    ['1.5m', 90],
    ['0.5h', 1800],
    ['45f', 1.5],
    ['2t', 2],
    ['0.3333333333s', 0.333],
    [' 5s ', 5],
    ['100:00:00', 360_000],
  ])('reads the time %s', (time, seconds) => {
    expect(linesOf(`<p begin="${time}">a</p>`)).toEqual([{ time: seconds, content: 'a' }])
  })

  it.each([
    '',
    'soon',
    '-1s',
    '1,5s',
    '1:',
    ':1',
    '1:xx',
    '1s2',
    '1 s',
    '1e9',
    '9999999999s',
    '1:2:3:x',
    '１s',
  ])('rejects the time "%s"', (time) => {
    expect(linesOf(`<p begin="${time}">a</p>`)).toEqual([])
  })

  it('reads frames and ticks at the rates of the file', () => {
    const root =
      '<tt ttp:frameRate="30" ttp:frameRateMultiplier="1000 1001" ttp:tickRate="10000000"><p begin="300f" end="125000000t">a</p>'
    expect(linesOf(root)).toEqual([{ time: 10.01, endTime: 12.5, content: 'a' }])
  })

  it('reads a duration instead of an end', () => {
    expect(linesOf('<p begin="2s" dur="1.5s">a</p>')[0]?.endTime).toBe(3.5)
    expect(wordsOf('<p begin="2s" dur="5s"><span begin="2s" dur="300ms">a</span></p>')).toEqual([
      ['a', 2000, 300],
    ])
  })

  it.each<[string, string, string[]]>([
    ['keeps a space between words', `${word('Low', 1, 2)} ${word('er', 2, 3)}`, ['Low ', 'er']],
    ['adds no space between syllables', `${word('Low', 1, 2)}${word('er', 2, 3)}`, ['Low', 'er']],
    [
      'keeps a space inside a word at its end',
      `${word('Gold ', 1, 2)}\n  ${word('ring', 2, 3)}`,
      ['Gold ', 'ring'],
    ],
    [
      'adds a space at the start of a word to the previous word',
      word('a', 1, 2) + word(' b', 2, 3),
      ['a ', 'b'],
    ],
    ['ignores line breaks between words', `\n  ${word('夜', 1, 2)}\n  ${word('の', 2, 3)}\n`, ['夜', 'の']],
    [
      'adds a timed space to the previous word',
      word('a', 1, 2) + word(' ', 2, 2) + word('b', 2, 3),
      ['a ', 'b'],
    ],
    ['reads many spaces as one', `${word('a  \t b', 1, 2)}   ${word('c', 2, 3)}`, ['a b ', 'c']],
    ['never doubles a space', `${word('a ', 1, 2)} ${word(' b', 2, 3)}`, ['a ', 'b']],
    ['trims both ends', `  ${word(' a ', 1, 2)}  `, ['a']],
    [
      'adds untimed text to the previous word',
      `${word('Hel', 1, 2)}lo, ${word('you', 2, 3)}!`,
      ['Hello, ', 'you!'],
    ],
    ['adds untimed text at the start to the first word', `“${word('a', 1, 2)}`, ['“a']],
    ['adds a word without a time to the previous word', `${word('a', 1, 2)}<span>-b</span>`, ['a-b']],
    ['reads words in nested spans', `<span><span>${word('a', 1, 2)}</span></span>`, ['a']],
    [
      'keeps one word with parts of its text in spans',
      '<span begin="1s" end="2s">a<i>b</i><span>c</span></span>',
      ['abc'],
    ],
    [
      'separates a timed word inside another',
      `<span begin="1s" end="4s">a${word('b', 2, 3)}</span>`,
      ['a', 'b'],
    ],
    ['separates words at a line break', `${word('a', 1, 2)}<br/>${word('b', 2, 3)}`, ['a ', 'b']],
    ['keeps characters outside the BMP whole', word('👩‍👩‍👧', 1, 2) + word('𠮷', 2, 3), ['👩‍👩‍👧', '𠮷']],
    [
      'ignores ruby text',
      `<span tts:ruby="container">${word('漢', 1, 2)}<span tts:ruby="text">かん</span></span>`,
      ['漢'],
    ],
    ['drops words without text', word('', 1, 2) + word('a', 2, 3) + word(' ', 3, 4), ['a']],
  ])('%s', (_, inner, words) => {
    expect(wordsOf(line(inner)).map(([text]) => text)).toEqual(words)
    expect(textsOf(line(inner))).toEqual([words.join('')])
  })

  it('keeps line breaks between words as spaces with xml:space', () => {
    const inner = `${word('a', 1, 2)}\n${word('b', 2, 3)}`
    expect(textsOf(`<tt xml:space="preserve">${line(inner)}</tt>`)).toEqual(['a b'])
    expect(textsOf(`<tt xml:space="preserve"><p begin="1s" xml:space="default">${inner}</p></tt>`)).toEqual([
      'ab',
    ])
  })

  it.each<[string, string, [string, number, number][]]>([
    [
      'ends a word without an end at the next word',
      '<span begin="1s">a</span><span begin="3s" end="4s">b</span>',
      [
        ['a', 1000, 2000],
        ['b', 3000, 1000],
      ],
    ],
    ['ends the last word with the line', '<span begin="1s">a</span>', [['a', 1000, 8000]]],
    [
      'moves a word that starts before the previous one',
      word('a', 5, 6) + word('b', 4, 5),
      [
        ['a', 5000, 1000],
        ['b', 5000, 1000],
      ],
    ],
    [
      'keeps a word without duration',
      word('a', 2, 2) + word('b', 3, 2),
      [
        ['a', 2000, 0],
        ['b', 3000, 0],
      ],
    ],
    ['moves a word that starts long before its line', '<span begin="0s" end="2s">a</span>', [['a', 0, 2000]]],
  ])('%s', (_, inner, words) => {
    expect(wordsOf(line(inner))).toEqual(words)
  })

  it('starts a line with its first word, and ends it with the later of line and last word', () => {
    const inner = word('a', 4, 5) + word('b', 5, 12)
    expect(parse(`<p>${inner}</p>`).wordLines[0]).toMatchObject({ time: 4, endTime: 12 })
    expect(parse(`<p begin="4.5s" end="20s">${inner}</p>`).wordLines[0]).toMatchObject({
      time: 4,
      endTime: 20,
    })
    expect(parse(`<p begin="60s" end="70s">${inner}</p>`).wordLines[0]?.time).toBe(59)
  })

  it('gives the last word one second when nothing ends it', () => {
    expect(wordsOf('<p><span begin="1s">a</span></p>')).toEqual([['a', 1000, 1000]])
  })

  it('sorts lines by time', () => {
    expect(
      textsOf('<p begin="3s">c</p><div><p begin="1s">a</p></div><p begin="3s">d</p><p begin="2s">b</p>'),
    ).toEqual(['a', 'b', 'c', 'd'])
  })
})
