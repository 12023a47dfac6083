import { afterEach, describe, expect, it } from 'vitest'
import { titleRecord } from '../../src/storage/title-record'

const key = 'melisma.siteTitle'
const address = location.href

afterEach(() => {
  sessionStorage.removeItem(key)
  history.replaceState(history.state, '', address)
})

describe('titleRecord', () => {
  it('has no name on the first visit', () => {
    expect(titleRecord.read()).toBe('')
  })

  it('knows the name of the page again when that is loaded anew', () => {
    titleRecord.write('Rain - Playlist')
    expect(titleRecord.read()).toBe('Rain - Playlist')
  })

  it('does not give a name to another page', () => {
    titleRecord.write('Rain - Playlist')
    history.replaceState(history.state, '', '?another')
    expect(titleRecord.read()).toBe('')
  })

  it.each(['', '{', '7', '"x"', '[]', '{"at":"/","title":7}', 'null'])('takes %s for none', (garbage) => {
    sessionStorage.setItem(key, garbage)
    expect(titleRecord.read()).toBe('')
  })
})
