import { describe, expect, it } from 'vitest'
import type { LyricLine } from '../../../src/domain/lyrics/lyric-data'
import { lyricLimits } from '../../../src/domain/lyrics/lyric-limits'
import { parseTtml, type ParsedTtml } from '../../../src/domain/lyrics/parse-ttml'

function parse(text: string): ParsedTtml {
  const parsed = parseTtml(text)
  if (!parsed.ok) throw new Error(parsed.failure.kind)
  return parsed.value
}

const linesOf = (text: string): LyricLine[] => parse(text).lines
const textsOf = (text: string): string[] => linesOf(text).map((line) => line.content)

/** Words of the first line as `[text, start as in the file, duration]`, in milliseconds. */
function wordsOf(text: string): [string, number, number][] {
  return (parse(text).wordLines[0]?.content ?? []).map((word) => [
    word.content,
    Math.round(word.time * 1000) - 100,
    Math.round(word.duration * 1000),
  ])
}

const word = (text: string, begin: number, end: number): string =>
  `<span begin="${begin}s" end="${end}s">${text}</span>`
const line = (inner: string): string => `<p begin="1s" end="9s">${inner}</p>`

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
            { time: 1.1, duration: 0.8, content: '君' },
            { time: 2, duration: 0.2, content: 'の' },
          ],
          tran: '你的',
          roma: 'kimi no',
        },
        {
          time: 5.5,
          endTime: 6.5,
          content: [
            { time: 5.6, duration: 0.5, content: '(秘密' },
            { time: 6.2, duration: 0.4, content: 'だよ)' },
          ],
          tran: '是秘密哦',
          roma: 'himitsu da yo',
          background: true,
        },
        { time: 7, endTime: 9, content: [{ time: 7.1, duration: 2, content: '終わり' }] },
      ],
      credits: ['lyricist: A & B', 'Songwriters: Somebody, Someone Else'],
      leftOut: 0,
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
  ])('takes "%s" for no time', (time) => {
    expect(linesOf(`<p begin="${time}">a</p>`)).toEqual([])
  })

  it('counts frames and ticks at the rates that the file sets', () => {
    const root =
      '<tt ttp:frameRate="30" ttp:frameRateMultiplier="1000 1001" ttp:tickRate="10000000"><p begin="300f" end="125000000t">a</p>'
    expect(linesOf(root)).toEqual([{ time: 10.01, endTime: 12.5, content: 'a' }])
  })

  it('lets a duration stand in for an end', () => {
    expect(linesOf('<p begin="2s" dur="1.5s">a</p>')[0]?.endTime).toBe(3.5)
    expect(wordsOf('<p begin="2s" dur="5s"><span begin="2s" dur="300ms">a</span></p>')).toEqual([
      ['a', 2000, 300],
    ])
  })

  it.each<[string, string, string[]]>([
    ['keeps a space between words', `${word('Low', 1, 2)} ${word('er', 2, 3)}`, ['Low ', 'er']],
    ['parts syllables by nothing', `${word('Low', 1, 2)}${word('er', 2, 3)}`, ['Low', 'er']],
    [
      'keeps a space inside a word at its end',
      `${word('Gold ', 1, 2)}\n  ${word('ring', 2, 3)}`,
      ['Gold ', 'ring'],
    ],
    [
      'gives a space at the start of a word to the one before',
      word('a', 1, 2) + word(' b', 2, 3),
      ['a ', 'b'],
    ],
    [
      'takes line ends between words for layout',
      `\n  ${word('夜', 1, 2)}\n  ${word('の', 2, 3)}\n`,
      ['夜', 'の'],
    ],
    [
      'gives a space with a time of its own to the word before',
      word('a', 1, 2) + word(' ', 2, 2) + word('b', 2, 3),
      ['a ', 'b'],
    ],
    ['takes many spaces for one', `${word('a  \t b', 1, 2)}   ${word('c', 2, 3)}`, ['a b ', 'c']],
    ['never doubles a space', `${word('a ', 1, 2)} ${word(' b', 2, 3)}`, ['a ', 'b']],
    ['trims both ends', `  ${word(' a ', 1, 2)}  `, ['a']],
    [
      'gives untimed text to the word before',
      `${word('Hel', 1, 2)}lo, ${word('you', 2, 3)}!`,
      ['Hello, ', 'you!'],
    ],
    ['gives untimed text at the start to the first word', `“${word('a', 1, 2)}`, ['“a']],
    ['gives a word without a time to the word before', `${word('a', 1, 2)}<span>-b</span>`, ['a-b']],
    ['reads words that are wrapped again', `<span><span>${word('a', 1, 2)}</span></span>`, ['a']],
    [
      'keeps one word whose text is wrapped in parts',
      '<span begin="1s" end="2s">a<i>b</i><span>c</span></span>',
      ['abc'],
    ],
    ['parts a timed word inside another', `<span begin="1s" end="4s">a${word('b', 2, 3)}</span>`, ['a', 'b']],
    ['parts words by a line break', `${word('a', 1, 2)}<br/>${word('b', 2, 3)}`, ['a ', 'b']],
    ['keeps signs outside the BMP whole', word('👩‍👩‍👧', 1, 2) + word('𠮷', 2, 3), ['👩‍👩‍👧', '𠮷']],
    [
      'leaves the sound over a sign out',
      `<span tts:ruby="container">${word('漢', 1, 2)}<span tts:ruby="text">かん</span></span>`,
      ['漢'],
    ],
    ['drops words without text', word('', 1, 2) + word('a', 2, 3) + word(' ', 3, 4), ['a']],
  ])('%s', (_, inner, words) => {
    expect(wordsOf(line(inner)).map(([text]) => text)).toEqual(words)
    expect(textsOf(line(inner))).toEqual([words.join('')])
  })

  it('keeps line ends between words as spaces where the file says so', () => {
    const inner = `${word('a', 1, 2)}\n${word('b', 2, 3)}`
    expect(textsOf(`<tt xml:space="preserve">${line(inner)}</tt>`)).toEqual(['a b'])
    expect(textsOf(`<tt xml:space="preserve"><p begin="1s" xml:space="default">${inner}</p></tt>`)).toEqual([
      'ab',
    ])
  })

  it.each<[string, string, [string, number, number][]]>([
    [
      'ends a word without an end with the next',
      '<span begin="1s">a</span><span begin="3s" end="4s">b</span>',
      [
        ['a', 1000, 2000],
        ['b', 3000, 1000],
      ],
    ],
    ['ends the last one with the line', '<span begin="1s">a</span>', [['a', 1000, 8000]]],
    [
      'holds a word that runs backwards',
      word('a', 5, 6) + word('b', 4, 5),
      [
        ['a', 5000, 1000],
        ['b', 5000, 1000],
      ],
    ],
    [
      'keeps a word of no duration',
      word('a', 2, 2) + word('b', 3, 2),
      [
        ['a', 2000, 0],
        ['b', 3000, 0],
      ],
    ],
    ['does not believe a word long before its line', '<span begin="0s" end="2s">a</span>', [['a', 0, 2000]]],
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

  it('gives a last word a second where nothing ends it', () => {
    expect(wordsOf('<p><span begin="1s">a</span></p>')).toEqual([['a', 1000, 1000]])
  })

  it('puts lines in order of time', () => {
    expect(
      textsOf('<p begin="3s">c</p><div><p begin="1s">a</p></div><p begin="3s">d</p><p begin="2s">b</p>'),
    ).toEqual(['a', 'b', 'c', 'd'])
  })

  it.each([
    ['no time', '<p>a</p>'],
    ['no text', '<p begin="1s" end="2s"></p>'],
    ['nothing but spaces', '<p begin="1s" end="2s"> \u200b\n </p>'],
    ['an empty tag', '<p begin="1s"/>'],
    ['text outside of any line', 'a<div begin="1s">b</div>'],
    ['a line in a comment', '<!-- <p begin="1s">a</p> -->'],
    ['metadata in a line', '<p begin="1s"><metadata><ttm:desc>a</ttm:desc></metadata></p>'],
    ['another format', '[00:01.00]a'],
    ['nothing', ''],
  ])('finds no line in %s', (_, text) => {
    expect(linesOf(text)).toEqual([])
  })

  it.each<[string, string, string]>([
    ['the references that XML knows', '&lt;b&gt; &amp;amp; &quot;&apos;', '<b> &amp; "\''],
    ['references to characters by number', '&#233;&#xE9;&#x1F3B5;', 'éé🎵'],
    ['references to what is no character', '&#0;&#xD800;&#1114112;&#99999999;', '����'],
    [
      'references that no one declared',
      '&eacute; &; & &#; &#x; &#12a; &toolongtobeone; R&B',
      '&eacute; &; & &#; &#x; &#12a; &toolongtobeone; R&B',
    ],
    ['CDATA as it is', '<![CDATA[<b> &amp; ]] ]]>', '<b> &amp; ]]'],
    ['markup that is escaped', '&lt;img src=x onerror=alert(1)&gt;', '<img src=x onerror=alert(1)>'],
    ['comments and instructions inside', 'a<!-- <span> - -->b<?x y?>c', 'abc'],
    ['a bare bracket', 'I <3 you < me', 'I <3 you < me'],
    ['line ends as spaces', '\n  one\r\n two\t three \n', 'one two three'],
    ['white space by number', 'one&#10;&#x9;two&#32; three', 'one two three'],
    ['a line break', 'one<br/>two<br></br>three', 'one two three'],
  ])('reads %s', (_, inner, text) => {
    expect(textsOf(line(inner))).toEqual([text])
  })

  it.each([
    ['other prefixes', '<x:tt xmlns:x="http://www.w3.org/ns/ttml"><x:p begin="1s">a</x:p></x:tt>'],
    ['single quotes', "<p begin='1s'>a</p>"],
    ['spaces around an equals sign', '<p begin = "1s" >a</p >'],
    ['attributes in another order, over rows', '<p\n  xml:id="x"\n  end="2s"\n  begin="1s"\n>a</p>'],
    ['no quotes', '<p begin=1s>a</p>'],
    ['a mark before the file', '\uFEFF<tt><p begin="1s">a</p></tt>'],
    ['a > in an attribute', '<p begin="1s" x="a>b">a</p>'],
    ['an attribute without a value', '<p hidden begin="1s">a</p>'],
    ['a document type', '<!DOCTYPE tt SYSTEM "a>b" [ <!ENTITY x "]>"> <!-- \' ]> --> ]><p begin="1s">a</p>'],
  ])('reads a tag with %s', (_, text) => {
    expect(linesOf(text)).toMatchObject([{ time: 1, content: 'a' }])
  })

  it.each<[string, string, string[]]>([
    ['a file cut off in a line', '<tt><p begin="1s">one</p><p begin="2s">two', ['one', 'two']],
    ['a file cut off in a tag', '<tt><p begin="1s">one</p><p begin="2', ['one']],
    [
      'lines that are never closed',
      '<p begin="1s">one<p begin="2s">two<p begin="3s">three',
      ['one', 'two', 'three'],
    ],
    ['a line that only its block closes', '<div><p begin="1s">one</div>lost', ['one']],
    [
      'words that are never closed',
      `<p begin="1s"><span begin="1s">one</p><p begin="2s">two</p>`,
      ['one', 'two'],
    ],
    ['closing tags of nothing', '</span></p></tt><p begin="1s">one</span></span></p>', ['one']],
    ['a quote that is never closed', '<p begin="1s>lost</p><p begin="2s">two</p>', ['two']],
    ['a comment that is never closed', '<p begin="1s">one</p><!-- <p begin="2s">two</p>', ['one']],
    ['CDATA that is never closed', '<p begin="1s">one <![CDATA[two</p>', ['one two</p>']],
    ['tags that cross', '<p begin="1s"><b>one<i></b>two</i></p>', ['onetwo']],
    ['tags within tags', '<p begin="1s">a<<b>>c</p>', ['a<>c']],
  ])('reads on after %s', (_, text, texts) => {
    expect(textsOf(text)).toEqual(texts)
  })

  it('expands no entity of a document type', () => {
    const bomb = Array.from(
      { length: 10 },
      (_, at) => `<!ENTITY e${at + 1} "${`&e${at};`.repeat(10)}">`,
    ).join('')
    const text = `<!DOCTYPE tt [<!ENTITY e0 "ha">${bomb}<!ENTITY f SYSTEM "file:///etc/passwd">]>${line('&e10; &f;')}`
    expect(textsOf(text)).toEqual(['&e10; &f;'])
  })

  it('translates lines by the head of the file', () => {
    const head = `<head><metadata><iTunesMetadata>
      <translations>
        <translation type="replacement" xml:lang="zh-Hant"><text for="L1">那</text></translation>
        <translation type="subtitle" xml:lang="en">
          <text for="L1">Not <b>afraid</b> &amp; free
            <span ttm:role="x-bg">(just <i>interesting</i>)</span></text>
          <text for="__proto__">no</text>
        </translation>
        <translation type="subtitle" xml:lang="de"><text for="L1">Nein</text><text for="L2">Doch</text></translation>
      </translations>
      <transliterations><transliteration xml:lang="ko-Latn">
        <text for="L1"><span begin="10s" end="10.4s">du</span><span begin="10.4s" end="10.8s">ryeop </span>
          <span ttm:role="x-bg"><span begin="11s" end="11.8s">heung</span></span></text>
      </transliteration></transliterations>
    </iTunesMetadata></metadata></head>`
    const body = `<body><p begin="10s" end="12s" itunes:key="L1"><span begin="10s" end="10.8s">두렵</span>
      <span ttm:role="x-bg"><span begin="11s" end="11.8s">(흥미)</span></span></p>
      <p begin="13s" itunes:key="L2">끝</p><p begin="14s" itunes:key="constructor">a</p></body>`
    expect(linesOf(`<tt>${head}${body}</tt>`)).toEqual([
      { time: 10, endTime: 12, content: '두렵', tran: 'Not afraid & free', roma: 'duryeop' },
      {
        time: 11,
        endTime: 11.8,
        content: '(흥미)',
        tran: '(just interesting)',
        roma: 'heung',
        background: true,
      },
      { time: 13, content: '끝' },
      { time: 14, content: 'a' },
    ])
  })

  it('prefers the translation at the line to that in the head', () => {
    const head = '<translations><translation><text for="L1">head</text></translation></translations>'
    const inner = 'a<span ttm:role="x-translation">line</span>'
    expect(linesOf(`${head}<p begin="1s" itunes:key="L1">${inner}</p>`)[0]?.tran).toBe('line')
  })

  it.each(['x-roman', 'x-romanization', 'x-transliteration'])('takes %s for a romanisation', (role) => {
    expect(linesOf(line(`a<span ttm:role="${role}">b</span>`))).toMatchObject([{ content: 'a', roma: 'b' }])
  })

  describe('a second voice', () => {
    const backed = (attributes: string, inner: string): string =>
      line(`${word('led', 2, 4)}<span ttm:role="x-bg"${attributes}>${inner}</span>`)

    it('has the time of its line where it has none', () => {
      expect(linesOf(line('led<span ttm:role="x-bg">(ooh)</span>'))).toEqual([
        { time: 1, endTime: 9, content: 'led' },
        { time: 1, endTime: 9, content: '(ooh)', background: true },
      ])
    })

    it('has words of its own', () => {
      const lines = parse(backed('', word('(ooh', 5, 6) + word(' aah)', 6, 7))).wordLines
      expect(lines[1]).toMatchObject({
        time: 5,
        endTime: 7,
        background: true,
        content: [{ content: '(ooh ' }, {}],
      })
    })

    it('is one word where only it as a whole has a time', () => {
      const lines = parse(backed(' begin="5s" end="7s"', '(ooh)')).wordLines
      expect(lines[1]).toMatchObject({ time: 5, endTime: 7, content: [{ duration: 2, content: '(ooh)' }] })
    })

    it('that comes in early takes its line along, so that it stays behind it', () => {
      const text = '<p begin="5s" end="9s">led<span ttm:role="x-bg" begin="4s" end="6s">(ooh)</span></p>'
      expect(linesOf(text)).toMatchObject([
        { time: 4, content: 'led' },
        { time: 4, background: true },
      ])
    })

    it('that comes in twice is one', () => {
      const part = (text: string, begin: number): string =>
        `<span ttm:role="x-bg" begin="${begin}s" end="${begin + 1}s">${text}</span>`
      expect(linesOf(line(`${part('(ooh)', 2)}led${part('(aah)', 5)}`))).toMatchObject([
        { content: 'led' },
        { time: 2, endTime: 6, content: '(ooh) (aah)' },
      ])
    })

    it('may be a line of its own, unless it is the first', () => {
      const text = '<p begin="1s" ttm:role="x-bg">a</p><p begin="2s">b</p><p begin="3s" ttm:role="x-bg">c</p>'
      expect(linesOf(text).map(({ background }) => background)).toEqual([undefined, undefined, true])
    })

    it('alone in a line is the line', () => {
      expect(linesOf(line('<span ttm:role="x-bg">(ooh)</span>'))).toEqual([
        { time: 1, endTime: 9, content: '(ooh)' },
      ])
    })

    it('is translated inside the translation of its line', () => {
      const tran = '<span ttm:role="x-translation">main <span ttm:role="x-bg">(second)</span></span>'
      expect(linesOf(line(`led<span ttm:role="x-bg">(ooh)</span>${tran}`)).map(({ tran }) => tran)).toEqual([
        'main',
        '(second)',
      ])
    })
  })

  it('lets a line without words among others that have them last until the next, at most five seconds', () => {
    const text = `<p begin="1s">a</p><p begin="1s">b</p><p begin="3s">${word('c', 3, 4)}</p><p begin="9s">d</p>`
    expect(parse(text).wordLines.map((each) => [each.time, each.endTime])).toEqual([
      [1, 3],
      [1, 3],
      [3, 4],
      [9, 14],
    ])
  })

  it('has no word lines where no word has a time', () => {
    expect(parse(line('a <span>b</span>')).wordLines).toEqual([])
  })

  it('shows no credits of what stands elsewhere or is for machines', () => {
    const meta = ['musicName', 'artists', 'album', 'isrc', 'ncmMusicId', 'ttmlAuthorGithub']
    expect(parse(meta.map((key) => `<amll:meta key="${key}" value="x"/>`).join('')).credits).toEqual([])
  })

  it.each([
    ['more characters than allowed', ' '.repeat(lyricLimits.characters + 1)],
    ['more lines than allowed', '<p begin="1s">a</p>'.repeat(lyricLimits.lines + 1)],
  ])('refuses %s', (_, text) => {
    expect(parseTtml(text)).toEqual({ ok: false, failure: { kind: 'tooLarge' } })
  })

  const long = 'a'.repeat(lyricLimits.lineCharacters + 1)

  it.each([
    ['line', long],
    ['word', word(long, 1, 2)],
    ['list of words', word('a', 1, 2).repeat(5000)],
    ['second voice', `<span ttm:role="x-bg">${long}</span>`],
  ])('leaves a %s out that is too long to be shown, and counts it', (_, inner) => {
    expect(parse(line(inner) + line('b'))).toMatchObject({ lines: [{ content: 'b' }], leftOut: 1 })
  })

  it('leaves a translation out that is too long', () => {
    expect(linesOf(line(`a<span ttm:role="x-translation">${long}</span>`))).toEqual([
      { time: 1, endTime: 9, content: 'a' },
    ])
  })
})
