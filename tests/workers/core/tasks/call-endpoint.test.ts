import { describe, expect, it } from 'vitest'
import { failed, ok } from '../../../../src/contract/result'
import { ReplyCache } from '../../../../src/workers/core/reply-cache'
import { createCallEndpoint } from '../../../../src/workers/core/tasks/call-endpoint'

const never = new AbortController().signal

function setUp(bodies: string[]) {
  let time = 0
  const asked: string[] = []
  const call = createCallEndpoint(
    async (address) => {
      asked.push(address)
      return new Response(bodies[asked.length - 1] ?? '{"code":500}', { status: 200 })
    },
    new ReplyCache(() => time),
  )
  return { call, asked, pass: (seconds: number) => (time += seconds * 1000) }
}

const hot = (word: string) => `{"code":200,"data":[{"searchWord":"${word}","iconType":1}]}`
const row = (word: string) => ({ word, content: '', badge: 'hot' })

describe('createCallEndpoint', () => {
  it('returns a fresh reply from the cache, and requests a stale one again', async () => {
    const { call, asked, pass } = setUp([hot('a'), hot('b')])
    const ask = () => call({ name: 'hotSearches', params: {} }, never)
    expect(await ask()).toEqual(ok([row('a')]))
    pass(59)
    expect(await ask()).toEqual(ok([row('a')]))
    expect(asked).toHaveLength(1)
    pass(2)
    expect(await ask()).toEqual(ok([row('b')]))
  })

  it('tells calls apart by their parameters, in any order', async () => {
    const songs = (id: number) => `{"code":200,"songs":[{"id":${id}}]}`
    const { call, asked } = setUp([songs(1), songs(2)])
    await call({ name: 'playlistTracks', params: { id: 1, limit: 2 } }, never)
    await call({ name: 'playlistTracks', params: { limit: 2, id: 1 } }, never)
    expect(asked).toHaveLength(1)
    await call({ name: 'playlistTracks', params: { limit: 3, id: 1 } }, never)
    expect(asked).toHaveLength(2)
  })

  it('asks in the language of the call, and keeps the replies of languages apart', async () => {
    const asked: (string | null)[] = []
    const call = createCallEndpoint(
      async (_address, { headers }) => {
        asked.push(new Headers(headers).get('Accept-Language'))
        return new Response(hot(String(asked.length)))
      },
      new ReplyCache(() => 0),
    )
    const ask = (language?: 'zh-CN' | 'en') =>
      call({ name: 'hotSearches', params: {}, ...(language && { language }) }, never)
    for (const language of ['en', 'zh-CN', undefined] as const) await ask(language)
    expect(asked).toEqual(['en', 'zh-CN', null])
    expect(await ask('en')).toEqual(ok([row('1')]))
    expect(await ask('zh-CN')).toEqual(ok([row('2')]))
    expect(asked).toHaveLength(3)
  })

  it('never caches the address of a stream, nor a failure', async () => {
    const url = '{"code":200,"data":[{"id":1,"url":"/a.mp3"}]}'
    const { call, asked } = setUp([url, url, '{"code":400}', hot('b')])
    await call({ name: 'songUrl', params: { id: 1 } }, never)
    await call({ name: 'songUrl', params: { id: 1 } }, never)
    expect(asked).toHaveLength(2)
    const refused = await call({ name: 'hotSearches', params: {} }, never)
    expect(refused).toEqual(failed({ kind: 'code', code: 400, message: null }))
    expect(await call({ name: 'hotSearches', params: {} }, never)).toEqual(ok([row('b')]))
  })

  it('requests again what a change has made stale, and nothing else', async () => {
    const liked = (id: number) => `{"code":200,"ids":[${id}]}`
    const { call, asked } = setUp([liked(1), hot('a'), '{"code":200}', liked(2)])
    const likes = () => call({ name: 'likelist', params: {} }, never)
    const searches = () => call({ name: 'hotSearches', params: {} }, never)
    expect(await likes()).toEqual(ok([1]))
    await searches()
    await call({ name: 'like', params: { id: 2 } }, never)
    expect(await likes()).toEqual(ok([2]))
    expect(await searches()).toEqual(ok([row('a')]))
    expect(asked).toHaveLength(4)
  })

  it('requests again after a change that failed, since the server may have done it', async () => {
    const { call } = setUp(['{"code":200,"ids":[1]}', '{"code":502}', '{"code":200,"ids":[1,2]}'])
    await call({ name: 'likelist', params: {} }, never)
    await call({ name: 'like', params: { id: 2 } }, never)
    expect(await call({ name: 'likelist', params: {} }, never)).toEqual(ok([1, 2]))
  })

  it('keeps its cache while a login is pending, and clears it after the login', async () => {
    const { call, asked } = setUp([hot('a'), '{"code":801}', '{"code":802}', '{"code":803}', hot('b')])
    const searches = () => call({ name: 'hotSearches', params: {} }, never)
    const check = () => call({ name: 'qrCheck', params: { key: 'k' } }, never)
    await searches()
    await check()
    await check()
    expect(await searches()).toEqual(ok([row('a')]))
    await check()
    expect(await searches()).toEqual(ok([row('b')]))
    expect(asked).toHaveLength(5)
  })

  it('clears its cache if it is not known whether somebody has logged in', async () => {
    const { call } = setUp([hot('a'), '<html>', hot('b')])
    const searches = () => call({ name: 'hotSearches', params: {} }, never)
    await searches()
    await call({ name: 'qrCheck', params: { key: 'k' } }, never)
    expect(await searches()).toEqual(ok([row('b')]))
  })

  it('refuses a bare list as a reply', async () => {
    const { call } = setUp(['[]'])
    const reply = await call({ name: 'albumSublist', params: {} }, never)
    expect(reply).toMatchObject({ ok: false, failure: { kind: 'malformed' } })
  })

  it('clears its cache when somebody else is logged in, also from another tab', async () => {
    const status = (id: number) =>
      `{"data":{"code":200,"account":{"id":${id}},"profile":{"userId":${id},"nickname":"Mia"}}}`
    const nobody = '{"data":{"code":200,"account":null,"profile":null}}'
    const bodies = [hot('a'), status(5), status(5), nobody, hot('b'), status(6), hot('c')]
    const { call, asked } = setUp(bodies)
    const searches = () => call({ name: 'hotSearches', params: {} }, never)
    const check = () => call({ name: 'loginStatus', params: {} }, never)
    await searches()
    await check()
    await check()
    expect(await searches()).toEqual(ok([row('a')]))
    expect(await check()).toEqual(ok(null))
    expect(await searches()).toEqual(ok([row('b')]))
    await check()
    expect(await searches()).toEqual(ok([row('c')]))
    expect(asked).toHaveLength(bodies.length)
  })

  it('does not cache a reply that was under way during a change', async () => {
    const answers: ((response: Response) => void)[] = []
    const call = createCallEndpoint(
      () => new Promise((answer) => answers.push(answer)),
      new ReplyCache(() => 0),
    )
    const reply = (body: string) => answers.shift()?.(new Response(body))
    const before = call({ name: 'likelist', params: {} }, never)
    const change = call({ name: 'like', params: { id: 2 } }, never)
    const old = answers.shift()
    reply('{"code":200}')
    await change
    old?.(new Response('{"code":200,"ids":[1]}'))
    expect(await before).toEqual(ok([1]))
    const after = call({ name: 'likelist', params: {} }, never)
    reply('{"code":200,"ids":[1,2]}')
    expect(await after).toEqual(ok([1, 2]))
  })

  describe('for an endpoint that is called without cookies', () => {
    const account = (id: number) => `{"id":${id}},"profile":{"userId":${id},"nickname":"Mia"}`
    const own = '{"code":200,"playlist":{"id":3,"name":"Own","privacy":10}}'
    const detail = { name: 'playlistDetail', params: { id: 3 } } as const

    /** What the server says of a list to whoever asks with cookies, and to everybody. */
    function serve(said: { withCookies: string; without: string }, profile: string | null) {
      const asked: RequestInit['credentials'][] = []
      const call = createCallEndpoint(
        async (address, { credentials }) => {
          if (address.includes('/login/status'))
            return new Response(`{"data":{"code":200,"account":${profile ?? 'null,"profile":null'}}}`)
          asked.push(credentials)
          return new Response(credentials === 'omit' ? said.without : said.withCookies)
        },
        new ReplyCache(() => 0),
      )
      return { call, asked }
    }

    it('asks as the listener if the public view has nothing', async () => {
      const { call, asked } = serve({ withCookies: own, without: '{"code":404}' }, account(5))
      await call({ name: 'loginStatus', params: {} }, never)
      expect(await call(detail, never)).toMatchObject({ ok: true, value: { name: 'Own', isPrivate: true } })
      expect(asked).toEqual(['omit', 'same-origin'])
    })

    it('asks once if there is a public view, nobody is logged in, or the server is down', async () => {
      const shown = serve({ withCookies: own, without: own }, account(5))
      await shown.call({ name: 'loginStatus', params: {} }, never)
      await shown.call(detail, never)
      expect(shown.asked).toEqual(['omit'])

      const visitor = serve({ withCookies: '{"code":404}', without: '{"code":404}' }, null)
      await visitor.call({ name: 'loginStatus', params: {} }, never)
      expect(await visitor.call(detail, never)).toEqual(failed({ kind: 'notFound' }))
      expect(visitor.asked).toEqual(['omit'])

      const broken = serve({ withCookies: own, without: '<html>' }, account(5))
      await broken.call({ name: 'loginStatus', params: {} }, never)
      expect(await broken.call(detail, never)).toMatchObject({ failure: { kind: 'malformed' } })
      expect(broken.asked).toEqual(['omit'])
    })
  })
})
