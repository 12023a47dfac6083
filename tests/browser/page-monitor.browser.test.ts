import { describe, expect, it } from 'vitest'
import { pageMonitor } from '../../src/browser/page-monitor'

describe('pageMonitor', () => {
  it('reports what reaches the window until it is told to stop', () => {
    const messages: string[] = []
    const stop = pageMonitor.observe({ longFrame: () => {}, error: (message) => messages.push(message) })
    const fail = (message: string) =>
      dispatchEvent(new ErrorEvent('error', { error: new TypeError(message), message }))
    fail('no such function')
    stop()
    fail('later')
    expect(messages).toEqual(['TypeError: no such function'])
  })
})
