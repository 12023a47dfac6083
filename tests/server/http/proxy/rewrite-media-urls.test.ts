import { describe, expect, it } from 'vitest'
import { createMediaLinks } from '../../../../server/http/proxy/media-links'
import { repliesWithMediaUrls, rewriteMediaUrls } from '../../../../server/http/proxy/rewrite-media-urls'

const here = (url: string) => `own:${url}`

describe('rewriteMediaUrls', () => {
  it.each([
    [
      'a list',
      {
        data: [
          { id: 1, url: 'http://a/1' },
          { id: 2, url: null },
        ],
      },
      [
        { id: 1, url: 'own:http://a/1' },
        { id: 2, url: null },
      ],
    ],
    [
      'an object',
      { data: { url: 'http://a/1', proxyUrl: 'http://b/1' } },
      { url: 'own:http://a/1', proxyUrl: 'own:http://b/1' },
    ],
    ['a bare address', { data: 'http://a/1' }, 'own:http://a/1'],
    ['nothing', { data: null }, null],
  ])('replaces the URLs of %s', (_name, body, data) => {
    expect(rewriteMediaUrls({ code: 200, ...body }, here)).toEqual({ code: 200, data })
  })

  it.each([null, [], 'x', 7])('leaves %j unchanged', (body) => {
    expect(rewriteMediaUrls(body, here)).toEqual(body)
  })
})

describe('repliesWithMediaUrls', () => {
  it('knows the endpoints that return media', () => {
    expect(['/song/url/v1', '/Song/URL/v1/', '/match', '/mv/url'].map(repliesWithMediaUrls)).not.toContain(
      false,
    )
    expect(['/song/detail', '/banner'].map(repliesWithMediaUrls)).not.toContain(true)
  })
})

describe('createMediaLinks', () => {
  it('uses https for the CDN and leaves other URLs unchanged', () => {
    const links = createMediaLinks()
    const behind = (url: string) => links.resolve(links.sign(url))?.href
    expect(behind('http://m7.music.126.net/a.mp3?t=1')).toBe('https://m7.music.126.net/a.mp3?t=1')
    expect(behind('http://music.example/a.mp3')).toBe('http://music.example/a.mp3')
    expect(links.sign('/api/media/song/1.mp3')).toBe('/api/media/song/1.mp3')
    expect(links.sign('file:///etc/passwd')).toBe('file:///etc/passwd')
  })

  it('rejects signatures of other servers', () => {
    expect(createMediaLinks().resolve(createMediaLinks().sign('http://a.example/'))).toBeNull()
  })
})
