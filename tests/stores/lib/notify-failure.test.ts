import { describe, expect, it } from 'vitest'
import type { Failure } from '../../../src/contract/failure'
import { notifyFailure } from '../../../src/stores/lib/notify-failure'
import { NoticesStore } from '../../../src/stores/shell/notices-store'
import { ManualSystem } from '../../support/manual-system'

describe('notifyFailure', () => {
  it.each<[Failure['kind'], string[]]>([
    ['offline', ['notice.likeFailed']],
    ['loginNeeded', ['failure.loginNeeded']],
    ['aborted', []],
  ])('answers a failure of the kind %s with %j', (kind, shown) => {
    const notices = new NoticesStore({ system: new ManualSystem() })
    notifyFailure(notices, { kind } as Failure, 'notice.likeFailed', { group: 'likes' })
    expect(notices.notices.map(({ text }) => text)).toEqual(shown)
    expect(notices.notices.every(({ group }) => group === 'likes')).toBe(true)
  })
})
