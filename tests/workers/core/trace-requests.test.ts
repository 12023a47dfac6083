import { describe, expect, it } from 'vitest'
import { requestPhases, type RequestTimes } from '../../../src/workers/core/trace-requests'

const origin = 'http://127.0.0.1:7300'

/** Returns the phases of a login, or of a request that differs from it. */
const phasesOf = (changes: Partial<RequestTimes> = {}) =>
  requestPhases(
    {
      name: 'http://127.0.0.1:7300/api/login/cellphone?phone=13800138000&captcha=1234',
      fetchStart: 10,
      requestStart: 14,
      responseStart: 50,
      responseEnd: 52,
      ...changes,
    },
    origin,
  )

describe('requestPhases', () => {
  it('shows how long a request was queued, until its first byte came, and until its last', () => {
    expect(phasesOf().map(({ label, startMs, endMs }) => [label, startMs, endMs])).toEqual([
      ['/login/cellphone: queued', 10, 14],
      ['/login/cellphone: sent', 14, 50],
      ['/login/cellphone: received', 50, 52],
    ])
  })

  it('shows a request without a reply as one phase', () => {
    expect(phasesOf({ requestStart: 0, responseStart: 0 })).toEqual([
      { label: '/login/cellphone: no reply', startMs: 10, endMs: 52, colour: 'error' },
    ])
  })

  it('names the path alone, without parameters', () => {
    const labels = phasesOf().map(({ label }) => label)
    expect(labels.join()).not.toMatch(/phone=|1380|1234|127\.0\.0\.1|\?/)
  })

  it('leaves out what is no endpoint, such as covers', () => {
    expect(phasesOf({ name: 'https://images.example/api/login/cellphone' })).toEqual([])
    expect(phasesOf({ name: 'http://127.0.0.1:7300/api/media/cover/1.jpg' })).toEqual([])
  })
})
