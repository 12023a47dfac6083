import { describe, expect, it } from 'vitest'
import { displayName } from '../../../../server/listeners/cloud/display-name'

describe('displayName', () => {
  it.each([
    ['a.mp3', 'a.mp3'],
    ['/etc/../b.mp3', 'b.mp3'],
    ['C:\\x\\c.flac', 'c.flac'],
    ['a\u0000b\u0007\u202egpj\u2028.mp3', 'abgpj.mp3'],
    ['  月光 .mp3\n', '月光 .mp3'],
    ['..', '..'],
    ['', ''],
    ['folder/', ''],
  ])('shows %j as %j', (given, shown) => {
    expect(displayName(given)).toBe(shown)
  })

  it('cuts no character in two', () => {
    const name = displayName(`${'😀'.repeat(300)}.mp3`)
    expect([...name]).toHaveLength(255)
    expect(name.endsWith('😀😀😀😀.mp3')).toBe(true)
    expect(Buffer.from(name).toString()).toBe(name)
  })
})
