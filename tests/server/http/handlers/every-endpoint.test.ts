import { describe, expect, it } from 'vitest'
import { endpoints } from '../../../../src/contract/endpoints'
import { fiveSongs } from '../../../support/server/five-songs'
import { onceForFile } from '../../../support/server/after-tests'

/** Shared by all tests that only read. */
const ready = onceForFile(fiveSongs)

describe('every endpoint', () => {
  // personal FM returns other songs at each call; its own tests call it both ways
  it.each(Object.entries(endpoints).filter(([name, row]) => !('method' in row) && name !== 'personalFm'))(
    '%s answers GET and POST alike, with JSON that must not be cached',
    async (_, row) => {
      const { request, songs } = await ready()
      const id = String(row.path === '/album' ? songs['Alpha']!.al.id : songs['Alpha']!.id)
      const given = { id, ids: id, timestamp: '123', unknown: '__proto__' }
      const form = new URLSearchParams(given)
      const answers = await Promise.all([
        request(`${row.path}?${form}`),
        request(row.path, { method: 'POST', body: form }),
        request(row.path, {
          method: 'POST',
          // some clients send ids as numbers here
          body: JSON.stringify({ ...given, id: Number(id), ids: Number(id) }),
          headers: { 'Content-Type': 'application/json' },
        }),
      ])
      const texts = await Promise.all(answers.map((answer) => answer.text()))
      for (const { headers } of answers) {
        expect(headers.get('cache-control')).toBe('no-store')
        expect(headers.get('content-type')).toBe('application/json; charset=utf-8')
      }
      expect(new Set(answers.map(({ status }) => status)).size).toBe(1)
      // this endpoint returns a new key at each call
      const unlike = texts.map((text) => text.replace(/"unikey":"[^"]+"/, ''))
      expect(new Set(unlike).size).toBe(1)
      expect(() => JSON.parse(texts[0]!)).not.toThrow()
    },
  )

  it.each(
    Object.entries(endpoints).filter(([, { params }]) => Object.values<unknown>(params).includes('required')),
  )('%s refuses a call without its required parameters', async (_, row) => {
    const { call } = await ready()
    expect(await call(row.path)).toEqual({ status: 404, body: { code: 404, data: null, msg: 'Not Found' } })
  })

  it('returns 404 in JSON for any other path or method', async () => {
    const { request } = await ready()
    for (const response of [await request('/nosuch'), await request('/banner', { method: 'DELETE' })]) {
      expect(response.status).toBe(404)
      expect(await response.json()).toMatchObject({ code: 404 })
    }
  })

  it('ignores a slash at the end of the path, as NetEase’s servers do', async () => {
    const { request, songs } = await ready()
    const id = songs['Alpha']!.id
    const [plain, slashed] = await Promise.all(
      ['/song/detail', '/song/detail/'].map(async (path) => (await request(`${path}?ids=${id}`)).text()),
    )
    expect(slashed).toBe(plain)
  })

  it.each([
    ['/song/url', '/song/url/v1'],
    ['/lyric', '/lyric/new'],
    ['/personalized/null', '/personalized'],
    ['/personalized/', '/personalized'],
  ])('answers %s, which other clients call, as %s', async (other, path) => {
    const { call, songs } = await ready()
    const query = `?id=${songs['Gamma']!.id}`
    const answer = await call(other + query)
    expect(answer).toMatchObject({ status: 200, body: { code: 200 } })
    expect(answer).toEqual(await call(path + query))
  })

  it('refuses a body that is too large', async () => {
    const { request } = await ready()
    const response = await request('/banner', { method: 'POST', body: 'x'.repeat(100_000) })
    expect(response.status).toBe(413)
  })

  it('ignores a body that is not JSON', async () => {
    const { request } = await ready()
    for (const body of ['{', '[]', 'null', '"x"', '{"id":{"a":1}}']) {
      const response = await request('/login/status', {
        method: 'POST',
        body,
        headers: { 'Content-Type': 'application/json' },
      })
      expect(response.status).toBe(200)
    }
  })
})
