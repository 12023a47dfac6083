import { afterEach, describe, expect, it } from 'vitest'
import { titleRecord } from '../../src/storage/title-record'

const key = 'melisma.siteTitle'
const address = location.href

afterEach(() => {
  sessionStorage.removeItem(key)
  history.replaceState(history.state, '', address)
})

describe('titleRecord', () => {
  it('has no title on the first visit', () => {
    expect(titleRecord.read()).toBe('')
  })

  it('knows the title again after a reload', () => {
    titleRecord.write('Rain - Playlist')
    expect(titleRecord.read()).toBe('Rain - Playlist')
  })

  it('has no title for another address', () => {
    titleRecord.write('Rain - Playlist')
    history.replaceState(history.state, '', '?another')
    expect(titleRecord.read()).toBe('')
  })

  it.each(['', '{', '7', '"x"', '[]', '{"at":"/","title":7}', 'null'])(
    'has no title if it finds %s',
    (garbage) => {
      sessionStorage.setItem(key, garbage)
      expect(titleRecord.read()).toBe('')
    },
  )
})
