import { afterEach, describe, expect, it } from 'vitest'
import { observePage } from '../../../src/audio/platform/page-events'
import { setVisibility } from '../../support/audio/replace-browser-apis'
import { cleanups, runCleanups } from '../../support/cleanups'

afterEach(runCleanups)

function heard(): string[] {
  const closing = new AbortController()
  const calls: string[] = []
  observePage(
    {
      gesture: () => calls.push('gesture'),
      frozen: () => calls.push('frozen'),
      returned: () => calls.push('returned'),
      online: () => calls.push('online'),
      offline: () => calls.push('offline'),
    },
    closing.signal,
  )
  cleanups.push(() => closing.abort())
  return calls
}

const bubbling = { bubbles: true }
const kept = (type: string, persisted: boolean) => new PageTransitionEvent(type, { persisted })

describe('observePage', () => {
  it.each([
    [
      'a pointer that is let go',
      () => document.body.dispatchEvent(new Event('pointerup', bubbling)),
      'gesture',
    ],
    ['a key', () => document.body.dispatchEvent(new Event('keydown', bubbling)), 'gesture'],
    [
      'a press by a screen reader',
      () => document.body.dispatchEvent(new Event('click', bubbling)),
      'gesture',
    ],
    ['a freeze', () => document.dispatchEvent(new Event('freeze')), 'frozen'],
    ['going to where back leads from', () => window.dispatchEvent(kept('pagehide', true)), 'frozen'],
    ['the end of a freeze', () => document.dispatchEvent(new Event('resume')), 'returned'],
    ['the way back', () => window.dispatchEvent(kept('pageshow', true)), 'returned'],
    ['being seen again', () => setVisibility('visible'), 'returned'],
    ['a connection', () => window.dispatchEvent(new Event('online')), 'online'],
    ['the loss of it', () => window.dispatchEvent(new Event('offline')), 'offline'],
  ])('calls for %s', (_what, happen, call) => {
    const calls = heard()
    happen()
    expect(calls).toEqual([call])
  })

  it.each([
    ['being hidden', () => setVisibility('hidden')],
    ['the first showing', () => window.dispatchEvent(kept('pageshow', false))],
    ['being left for good', () => window.dispatchEvent(kept('pagehide', false))],
  ])('ignores %s', (_what, happen) => {
    const calls = heard()
    happen()
    expect(calls).toEqual([])
  })

  it('detects a gesture whose propagation is stopped', () => {
    const calls = heard()
    const button = document.createElement('button')
    button.addEventListener('click', (event) => event.stopPropagation())
    document.body.append(button)
    cleanups.push(() => button.remove())
    button.click()
    expect(calls).toEqual(['gesture'])
  })

  it('counts Space on a button only once, when it clicks', () => {
    const calls = heard()
    const button = document.createElement('button')
    document.body.append(button)
    cleanups.push(() => button.remove())
    button.dispatchEvent(new KeyboardEvent('keydown', { code: 'Space', bubbles: true }))
    expect(calls).toEqual([])
    document.body.dispatchEvent(new KeyboardEvent('keydown', { code: 'Space', bubbles: true }))
    expect(calls).toEqual(['gesture'])
  })

  it('calls nothing after the signal is aborted', () => {
    const calls = heard()
    runCleanups()
    window.dispatchEvent(new Event('online'))
    document.body.click()
    expect(calls).toEqual([])
  })
})
