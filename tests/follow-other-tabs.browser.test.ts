import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { followOtherTabs } from '../src/follow-other-tabs'
import { LocalEntries } from '../src/storage/local-entries'
import { undo, undoAll } from './support/undo'

beforeEach(() => localStorage.clear())

afterEach(() => {
  undoAll()
  localStorage.clear()
})

/** Another page of the same origin. */
function otherPage(): Storage {
  const frame = document.createElement('iframe')
  document.body.append(frame)
  undo.push(() => frame.remove())
  if (!frame.contentWindow) throw new Error('there is no page in the frame')
  return frame.contentWindow.localStorage
}

function follow() {
  const heard: string[] = []
  const entries = new LocalEntries()
  const end = followOtherTabs(
    {
      settings: { refresh: () => void heard.push('settings') },
      searchHistory: { refresh: () => void heard.push('search history') },
    },
    () => void heard.push(`reload, and writing is ${entries.write('melisma.place', 1) ? 'open' : 'shut'}`),
    entries,
  )
  undo.push(end)
  return { heard, end, other: otherPage() }
}

describe('followOtherTabs', () => {
  it('has the settings and the search history read again when another tab wrote them, garbage included', async () => {
    const { heard, other } = follow()
    other.setItem('melisma.settings', '{"theme":')
    other.setItem('melisma.place', '{}')
    other.setItem('melisma.searchHistory', '["rain"]')
    other.removeItem('melisma.settings')
    await expect.poll(() => heard).toEqual(['settings', 'search history', 'settings'])
  })

  it('writes nothing any more and begins anew when another tab has cleared everything', async () => {
    const { heard, other } = follow()
    other.setItem('melisma.accent', '{}')
    other.clear()
    await expect.poll(() => heard).toEqual(['reload, and writing is shut'])
    expect(localStorage.length).toBe(0)
  })

  it('hears nothing of itself, nor after its end', async () => {
    const { heard, end, other } = follow()
    localStorage.setItem('melisma.settings', '{}')
    end()
    other.setItem('melisma.settings', '{"theme":"dark"}')
    const witness = new Promise((resolve) => addEventListener('storage', resolve, { once: true }))
    other.setItem('melisma.other', '1')
    await witness
    expect(heard).toEqual([])
  })
})
