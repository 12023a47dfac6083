import { describe, expect, it } from 'vitest'
import type { Endpoint } from '../../../../src/contract/endpoint'
import { endpoints } from '../../../../src/contract/endpoints'
import { fiveSongs } from '../../../support/server/five-songs'
import { signedIn } from '../../../support/server/signed-in'
import { onceForFile } from '../../../support/server/after-tests'

const ready = onceForFile(fiveSongs)

/** Values that no honest client sends, by description. */
const hostile: Readonly<Record<string, string>> = {
  nothing: '',
  'a blank': ' ',
  'a negative number': '-1',
  zero: '0',
  'a number with a tail': '12abc',
  'a number in another notation': '1e3',
  'infinitely many': '1e999',
  'no number': 'NaN',
  'a number beyond exactness': '9007199254740993',
  'a number beyond 64 bits': '99999999999999999999999',
  'wide digits': '１２',
  'a piece of SQL': "1' OR '1'='1'; DROP TABLE song; --",
  'a piece of HTML': '<img src=x onerror=alert(1)>',
  'a path': '../../../../etc/passwd',
  'an encoded path': '..%2f..%5cetc%2fpasswd',
  'a NUL': '1\0',
  'control characters': '\u001b[2J\r\n\u009b',
  'half a character': '\ud83d',
  'text that runs backwards': '\u202e1',
  'a key of every object': '__proto__',
  'an object': '{"id":1}',
  'a list': '[1,2,3]',
  'a list of nothings': ','.repeat(3000),
  'more ids than any list': Array.from({ length: 3000 }, (_, at) => at).join(),
  'a very long word': '長'.repeat(4000),
  'a pattern that some engines choke on': `${'('.repeat(200)}a+${')+'.repeat(200)}`,
}

const rows: [string, Endpoint][] = Object.entries(endpoints)

describe('hostile input', () => {
  it.each(rows.filter(([, { params }]) => Object.keys(params).length > 0))(
    'is harmless in every parameter of %s',
    async (name, { path, params, method = 'GET' }) => {
      const { request, data, lines, songs } = await ready()
      const { cookie } = signedIn(data, name)
      const id = String(songs['Alpha']!.id)
      const sane = Object.fromEntries(Object.keys(params).map((param) => [param, id]))
      const before = lines.length
      for (const param of Object.keys(params))
        for (const [what, value] of Object.entries(hostile)) {
          const query = new URLSearchParams({ ...sane, [param]: value })
          const response = await request(`${path}?${query}`, { method, headers: { Cookie: cookie } })
          const text = await response.text()
          const where = `${param}: ${what}`
          expect([where, response.headers.get('content-type')]).toEqual([
            where,
            'application/json; charset=utf-8',
          ])
          expect([where, response.headers.get('cache-control')]).toEqual([where, 'no-store'])
          const body = JSON.parse(text) as { code?: unknown; message?: unknown }
          // a match that finds nothing has this status
          if (response.status >= 500) expect([where, body.message]).toEqual([where, '匹配失败'])
          expect([where, /\bat \w+ \(|node:|SQLITE|root:/.exec(text)?.[0]]).toEqual([where, undefined])
        }
      expect(lines.slice(before).filter((line) => line.includes('failed'))).toEqual([])
    },
  )

  it('does not change the library', async () => {
    const { call, songs } = await ready()
    const ids = Object.values(songs).map(({ id }) => id)
    const { body } = await call<{ songs: { name: string }[] }>(`/song/detail?ids=${ids.join()}`)
    expect(new Set(body.songs.map(({ name }) => name))).toEqual(new Set(Object.keys(songs)))
  })
})
