import { describe, expect, it } from 'vitest'
import { lyricLimits } from '../../../src/domain/lyrics/lyric-limits'
import { parseTtml } from '../../../src/domain/lyrics/parse-ttml'
import { line, linesOf, parse, textsOf, word } from '../../support/lyrics/ttml-fixture'

describe('parseTtml, text, voices and translations', () => {
  it.each([
    ['no time', '<p>a</p>'],
    ['no text', '<p begin="1s" end="2s"></p>'],
    ['spaces only', '<p begin="1s" end="2s"> \u200b\n </p>'],
    ['an empty tag', '<p begin="1s"/>'],
    ['text outside of lines', 'a<div begin="1s">b</div>'],
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
    ['references to invalid characters', '&#0;&#xD800;&#1114112;&#99999999;', '����'],
    [
      'undeclared references',
      '&eacute; &; & &#; &#x; &#12a; &toolongtobeone; R&B',
      '&eacute; &; & &#; &#x; &#12a; &toolongtobeone; R&B',
    ],
    ['CDATA as it is', '<![CDATA[<b> &amp; ]] ]]>', '<b> &amp; ]]'],
    ['escaped markup', '&lt;img src=x onerror=alert(1)&gt;', '<img src=x onerror=alert(1)>'],
    ['comments and processing instructions', 'a<!-- <span> - -->b<?x y?>c', 'abc'],
    ['a bare bracket', 'I <3 you < me', 'I <3 you < me'],
    ['line breaks of the file as spaces', '\n  one\r\n two\t three \n', 'one two three'],
    ['white space by its number', 'one&#10;&#x9;two&#32; three', 'one two three'],
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
    ['a byte order mark', '\uFEFF<tt><p begin="1s">a</p></tt>'],
    ['a > in an attribute', '<p begin="1s" x="a>b">a</p>'],
    ['an attribute without a value', '<p hidden begin="1s">a</p>'],
    ['a document type', '<!DOCTYPE tt SYSTEM "a>b" [ <!ENTITY x "]>"> <!-- \' ]> --> ]><p begin="1s">a</p>'],
  ])('reads a tag with %s', (_, text) => {
    expect(linesOf(text)).toMatchObject([{ time: 1, content: 'a' }])
  })

  it.each<[string, string, string[]]>([
    ['a file truncated in a line', '<tt><p begin="1s">one</p><p begin="2s">two', ['one', 'two']],
    ['a file truncated in a tag', '<tt><p begin="1s">one</p><p begin="2', ['one']],
    ['unclosed lines', '<p begin="1s">one<p begin="2s">two<p begin="3s">three', ['one', 'two', 'three']],
    ['a line closed only by its block', '<div><p begin="1s">one</div>lost', ['one']],
    ['unclosed words', `<p begin="1s"><span begin="1s">one</p><p begin="2s">two</p>`, ['one', 'two']],
    ['closing tags without opening ones', '</span></p></tt><p begin="1s">one</span></span></p>', ['one']],
    ['an unclosed quote', '<p begin="1s>lost</p><p begin="2s">two</p>', ['two']],
    ['an unclosed comment', '<p begin="1s">one</p><!-- <p begin="2s">two</p>', ['one']],
    ['CDATA that is never closed', '<p begin="1s">one <![CDATA[two</p>', ['one two</p>']],
    ['overlapping tags', '<p begin="1s"><b>one<i></b>two</i></p>', ['onetwo']],
    ['tags within tags', '<p begin="1s">a<<b>>c</p>', ['a<>c']],
  ])('reads the rest after %s', (_, text, texts) => {
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

  it('reads translations from the head of the file', () => {
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

  it.each(['x-roman', 'x-romanization', 'x-transliteration'])('reads %s as a romanisation', (role) => {
    expect(linesOf(line(`a<span ttm:role="${role}">b</span>`))).toMatchObject([{ content: 'a', roma: 'b' }])
  })

  describe('agents', () => {
    const agents =
      '<head><ttm:agent type="person" xml:id="v1"/><ttm:agent type="person" xml:id="v2"/><ttm:agent type="group" xml:id="v3"/></head>'
    const voicesOf = (...of: string[]) =>
      linesOf(agents + of.map((agent, at) => `<p begin="${at}s" ttm:agent="${agent}">a</p>`).join('')).map(
        ({ voice }) => voice,
      )

    it('are the first voice, the second one, and all together', () => {
      expect(voicesOf('v2', 'v1', 'v3', 'v1 v2', 'v2')).toEqual([
        undefined,
        'second',
        'together',
        'together',
        undefined,
      ])
    })

    it('are one voice where they always sing together', () => {
      expect(voicesOf('v3', 'v3')).toEqual([undefined, undefined])
    })

    it('sing their background vocals', () => {
      const backed = '<p begin="2s" ttm:agent="v2">a<span ttm:role="x-bg">(b)</span></p>'
      expect(linesOf(`<p begin="1s" ttm:agent="v1">a</p>${backed}`).map(({ voice }) => voice)).toEqual([
        undefined,
        'second',
        'second',
      ])
    })
  })

  describe('background vocals', () => {
    const backed = (attributes: string, inner: string): string =>
      line(`${word('led', 2, 4)}<span ttm:role="x-bg"${attributes}>${inner}</span>`)

    it('have the time of their line when they have none', () => {
      expect(linesOf(line('led<span ttm:role="x-bg">(ooh)</span>'))).toEqual([
        { time: 1, endTime: 9, content: 'led' },
        { time: 1, endTime: 9, content: '(ooh)', background: true },
      ])
    })

    it('have their own words', () => {
      const lines = parse(backed('', word('(ooh', 5, 6) + word(' aah)', 6, 7))).wordLines
      expect(lines[1]).toMatchObject({
        time: 5,
        endTime: 7,
        background: true,
        content: [{ content: '(ooh ' }, {}],
      })
    })

    it('are one word when only the whole has a time', () => {
      const lines = parse(backed(' begin="5s" end="7s"', '(ooh)')).wordLines
      expect(lines[1]).toMatchObject({ time: 5, endTime: 7, content: [{ duration: 2, content: '(ooh)' }] })
    })

    it('that start first move their line to the same time', () => {
      const text = '<p begin="5s" end="9s">led<span ttm:role="x-bg" begin="4s" end="6s">(ooh)</span></p>'
      expect(linesOf(text)).toMatchObject([
        { time: 4, content: 'led' },
        { time: 4, background: true },
      ])
    })

    it('stay with their line where another one starts before they do', () => {
      const text = `<p begin="1s" end="3s">one<span ttm:role="x-bg" begin="4s" end="6s">(ooh)</span></p>
        <p begin="3.5s" end="7s">two</p>`
      expect(linesOf(text).map(({ time, content }) => [time, content])).toEqual([
        [1, 'one'],
        [4, '(ooh)'],
        [3.5, 'two'],
      ])
    })

    it('that claim to begin at 0 do not move their line there', () => {
      const text = '<p begin="65s" end="69s">led<span ttm:role="x-bg" begin="00:00.000">(ooh)</span></p>'
      expect(linesOf(text)).toMatchObject([
        { time: 65, content: 'led' },
        { time: 65, background: true },
      ])
    })

    it('in two parts are one line', () => {
      const part = (text: string, begin: number): string =>
        `<span ttm:role="x-bg" begin="${begin}s" end="${begin + 1}s">${text}</span>`
      expect(linesOf(line(`${part('(ooh)', 2)}led${part('(aah)', 5)}`))).toMatchObject([
        { content: 'led' },
        { time: 2, endTime: 6, content: '(ooh) (aah)' },
      ])
    })

    it('may be a paragraph, unless it is the first', () => {
      const text = '<p begin="1s" ttm:role="x-bg">a</p><p begin="2s">b</p><p begin="3s" ttm:role="x-bg">c</p>'
      expect(linesOf(text).map(({ background }) => background)).toEqual([undefined, undefined, true])
    })

    it('alone in a paragraph are the line', () => {
      expect(linesOf(line('<span ttm:role="x-bg">(ooh)</span>'))).toEqual([
        { time: 1, endTime: 9, content: '(ooh)' },
      ])
    })

    it('are translated inside the translation of their line', () => {
      const tran = '<span ttm:role="x-translation">main <span ttm:role="x-bg">(second)</span></span>'
      expect(linesOf(line(`led<span ttm:role="x-bg">(ooh)</span>${tran}`)).map(({ tran }) => tran)).toEqual([
        'main',
        '(second)',
      ])
    })
  })

  it('ends a line without word times at the next line, after five seconds at most', () => {
    const text = `<p begin="1s">a</p><p begin="1s">b</p><p begin="3s">${word('c', 3, 4)}</p><p begin="9s">d</p>`
    expect(parse(text).wordLines.map((each) => [each.time, each.endTime])).toEqual([
      [1, 3],
      [1, 3],
      [3, 4],
      [9, 14],
    ])
  })

  it.each([
    ['a little before its first word', '63s', 63],
    ['long before its first word, with that word', '0s', 65],
  ])('begins a line that says so %s', (_, begin, time) => {
    expect(parse(`<p begin="${begin}" end="69s">${word('led', 65, 69)}</p>`).wordLines[0]?.time).toBe(time)
  })

  it('returns no word lines when no word has a time', () => {
    expect(parse(line('a <span>b</span>')).wordLines).toEqual([])
  })

  it('returns no credits from identifiers and other metadata', () => {
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
    ['line of background vocals', `<span ttm:role="x-bg">${long}</span>`],
  ])('omits and counts a %s that is too long', (_, inner) => {
    expect(parse(line(inner) + line('b'))).toMatchObject({ lines: [{ content: 'b' }], omittedLines: 1 })
  })

  it('omits a translation that is too long', () => {
    expect(linesOf(line(`a<span ttm:role="x-translation">${long}</span>`))).toEqual([
      { time: 1, endTime: 9, content: 'a' },
    ])
  })
})
