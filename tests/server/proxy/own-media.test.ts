import { describe, expect, it } from 'vitest'
import { createMediaLinks } from '../../../server/proxy/media-link'
import { namesMedia, withOwnMedia } from '../../../server/proxy/own-media'

const here = (url: string) => `own:${url}`

describe('withOwnMedia', () => {
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
  ])('takes over the addresses of %s', (_name, body, data) => {
    expect(withOwnMedia({ code: 200, ...body }, here)).toEqual({ code: 200, data })
  })

  it.each([null, [], 'x', 7])('leaves %j as it is', (body) => {
    expect(withOwnMedia(body, here)).toEqual(body)
  })
})

describe('namesMedia', () => {
  it('knows the calls whose replies sound', () => {
    expect(['/song/url/v1', '/Song/URL/v1/', '/match', '/mv/url'].map(namesMedia)).not.toContain(false)
    expect(['/song/detail', '/banner'].map(namesMedia)).not.toContain(true)
  })
})

describe('createMediaLinks', () => {
  it('asks the delivery network by https and leaves other addresses as they are', () => {
    const links = createMediaLinks()
    const behind = (url: string) => links.behind(links.linkTo(url))?.href
    expect(behind('http://m7.music.126.net/a.mp3?t=1')).toBe('https://m7.music.126.net/a.mp3?t=1')
    expect(behind('http://music.example/a.mp3')).toBe('http://music.example/a.mp3')
    expect(links.linkTo('/api/media/song/1.mp3')).toBe('/api/media/song/1.mp3')
    expect(links.linkTo('file:///etc/passwd')).toBe('file:///etc/passwd')
  })

  it("trusts no other server's marks", () => {
    expect(createMediaLinks().behind(createMediaLinks().linkTo('http://a.example/'))).toBeNull()
  })
})
