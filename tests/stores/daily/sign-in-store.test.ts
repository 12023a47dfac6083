import { afterEach, describe, expect, it, onTestFinished, vi } from 'vitest'
import type { SignIn } from '../../../src/domain/catalogue/listener'
import { failed, ok } from '../../../src/domain/result'
import type { Result } from '../../../src/domain/result'
import { defaultSettings } from '../../../src/domain/settings/settings'
import { SignInStore } from '../../../src/stores/daily/sign-in-store'
import { SettingsStore } from '../../../src/stores/settings-store'
import { gate } from '../../support/gate'
import { listener, settle } from '../login/listener'

afterEach(() => vi.unstubAllEnvs())

const hour = 3_600_000
const noon = Date.parse('2026-03-09T12:00:00Z')

function setUp({ zone = 'UTC', now = noon, read = null as string | null, on = true } = {}) {
  vi.stubEnv('TZ', zone)
  const { system, backend, session, notices, become, told } = listener()
  system.pass(now)
  const settings = new SettingsStore(
    { readSettings: () => ({ ...defaultSettings, autoSignIn: on }), writeSettings() {} },
    system,
  )
  let kept = read
  const record = {
    read: () => kept,
    write: (text: string) => {
      kept = text
    },
  }
  const calls: string[] = []
  const answers: { daily: Result<SignIn>; points: Result<SignIn> } = {
    daily: ok('signed'),
    points: ok('signed'),
  }
  backend.answers.dailySignin = () => {
    calls.push('daily')
    return answers.daily
  }
  backend.answers.yunbeiSign = () => {
    calls.push('points')
    return answers.points
  }
  const store = new SignInStore({ backend, system, record }, { session, settings, notices })
  store.start()
  onTestFinished(() => store.dispose())
  const pass = async (ms: number) => {
    system.pass(ms)
    await settle()
  }
  const logIn = async (id: number | null = 5) => {
    await become(id)
    await settle()
  }
  return { backend, settings, store, calls, answers, told, pass, logIn, kept: () => kept }
}

describe('SignInStore', () => {
  it('makes both calls once, says so, and remembers the day and the listener', async () => {
    const { logIn, calls, told, kept } = setUp()
    await logIn()
    expect([calls, told(), kept()]).toEqual([['daily', 'points'], ['daily.signedIn'], '2026-03-09 5'])
    await logIn()
    expect(calls.length).toBe(2)
  })

  it('takes what was done already for done, and says nothing of it', async () => {
    const { logIn, answers, told, kept } = setUp()
    answers.daily = ok('alreadySigned')
    answers.points = ok('alreadySigned')
    await logIn()
    expect([told(), kept()]).toEqual([[], '2026-03-09 5'])
  })

  it('does nothing on a day that it was done on in an earlier visit', async () => {
    const { logIn, calls } = setUp({ read: '2026-03-09 5' })
    await logIn()
    expect(calls).toEqual([])
  })

  it.each(['2026-03-08 5', '2026-03-09 9', 'garbage'])('is not kept from it by %s', async (read) => {
    const { logIn, calls } = setUp({ read })
    await logIn()
    expect(calls.length).toBe(2)
  })

  it.each([
    ['UTC', 12],
    ['Asia/Shanghai', 4],
    ['America/Los_Angeles', 19],
  ])('signs in again at midnight where the listener is: %s, in %i h', async (zone, hours) => {
    const { logIn, calls, pass } = setUp({ zone })
    await logIn()
    await pass(hours * hour - 1)
    expect(calls.length).toBe(2)
    await pass(1)
    expect(calls.length).toBe(4)
    await pass(24 * hour)
    expect(calls.length).toBe(6)
  })

  it('counts the day on which clocks change as one day', async () => {
    const before = Date.parse('2026-03-28T22:30:00Z')
    const { logIn, calls, pass } = setUp({ zone: 'Europe/Berlin', now: before })
    await logIn()
    await pass(0.5 * hour)
    expect(calls.length).toBe(4)
    await pass(23 * hour - 1)
    expect(calls.length).toBe(4)
    await pass(1)
    expect(calls.length).toBe(6)
  })

  it.each(['daily', 'points'] as const)(
    'says that it failed, and does not take it for done: %s',
    async (call) => {
      const { logIn, answers, told, kept } = setUp()
      answers[call] = failed({ kind: 'timeout' })
      await logIn()
      expect([told(), kept()]).toEqual([['daily.signInFailed'], null])
    },
  )

  it('does nothing for visitors', async () => {
    const { logIn, calls, pass } = setUp()
    await logIn(null)
    await pass(48 * hour)
    expect(calls).toEqual([])
  })

  it('does nothing until the setting is on', async () => {
    const { logIn, calls, settings, pass } = setUp({ on: false })
    await logIn()
    await pass(24 * hour)
    expect(calls).toEqual([])
    settings.set('autoSignIn', true)
    await settle()
    expect(calls.length).toBe(2)
  })

  it('says nothing when the reply arrives after another listener has come', async () => {
    const { logIn, backend, told, kept } = setUp()
    const late = gate<Result<SignIn>>()
    backend.answers.dailySignin = () => late.promise
    await logIn(5)
    backend.answers.dailySignin = () => ok('signed')
    await logIn(9)
    late.open(failed({ kind: 'timeout' }))
    await settle()
    expect([told(), kept()]).toEqual([['daily.signedIn'], '2026-03-09 9'])
  })
})
