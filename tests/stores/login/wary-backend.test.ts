import { describe, expect, it } from 'vitest'
import { failed, ok } from '../../../src/domain/result'
import { WaryBackend } from '../../../src/stores/login/wary-backend'
import { FakeBackend } from '../../support/fake-backend'

describe('WaryBackend', () => {
  it('tells of replies that wanted a login and of no others, and hands all of them on', async () => {
    const inner = new FakeBackend()
    let told = 0
    const backend = new WaryBackend(inner, () => told++)
    inner.answers.likelist = () => ok([1])
    expect(await backend.call('likelist', {})).toEqual(ok([1]))
    inner.answers.likelist = () => failed({ kind: 'offline' })
    await backend.call('likelist', {})
    expect(told).toBe(0)
    inner.answers.likelist = () => failed({ kind: 'loginNeeded' })
    expect(await backend.call('likelist', {})).toEqual(failed({ kind: 'loginNeeded' }))
    expect(told).toBe(1)
  })
})
