import { afterEach, describe, expect, it } from 'vitest'
import { localEntries } from '../../src/storage/local-entries'
import { loginKey, loginRecord } from '../../src/storage/login-record'

afterEach(() => localStorage.removeItem(loginKey))

/** Another tab of the same browser. */
function otherTab(): Storage {
  const frame = document.createElement('iframe')
  document.body.append(frame)
  const storage = frame.contentWindow?.localStorage
  if (!storage) throw new Error('no frame')
  return storage
}

describe('loginRecord', () => {
  it('remembers a login, also an expired one, until the logout', () => {
    expect(loginRecord.read()).toBe(false)
    loginRecord.write(5)
    expect(loginRecord.read()).toBe(true)
    loginRecord.write('ended')
    expect(loginRecord.read()).toBe(true)
    loginRecord.write(null)
    expect(loginRecord.read()).toBe(false)
  })

  it('notifies other tabs of a change, and of nothing else', async () => {
    let heard = 0
    const stop = localEntries.onWritten(loginKey, () => heard++)
    const other = otherTab()
    other.setItem(loginKey, '5')
    await expect.poll(() => heard).toBe(1)
    other.setItem(loginKey, '5')
    other.setItem(loginKey, '"ended"')
    await expect.poll(() => heard).toBe(2)
    other.setItem(loginKey, 'null')
    await expect.poll(() => heard).toBe(3)
    stop()
  })
})
