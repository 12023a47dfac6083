import { describe, expect, it } from 'vitest'
import { failed, ok } from '../../../src/contract/result'
import type { Result } from '../../../src/contract/result'
import { logFailures } from '../../../src/workers/core/log-failures'

describe('logFailures', () => {
  it('logs each failure of the transport, and returns the reply unchanged', async () => {
    const lines: string[] = []
    const answers: Result<null>[] = [
      ok(null),
      failed({ kind: 'status', status: 500, message: null }),
      failed({ kind: 'aborted' }),
      failed({ kind: 'offline' }),
    ]
    const given = [...answers]
    const call = logFailures(
      async () => given.shift() ?? ok(null),
      (line) => lines.push(line),
    )
    const never = new AbortController().signal
    for (const answer of answers)
      expect(await call({ name: 'loginStatus', params: {} }, never)).toEqual(answer)
    expect(lines).toEqual([
      '/login/status: internal server error',
      '/login/status: request failed, please try again later',
    ])
  })
})
