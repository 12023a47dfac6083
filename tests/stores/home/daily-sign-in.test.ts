import { afterEach, describe, expect, it, onTestFinished, vi } from 'vitest'
import type { SignIn } from '../../../src/contract/replies/account'
import { failed, ok } from '../../../src/contract/result'
import type { Result } from '../../../src/contract/result'
import { defaultSettings } from '../../../src/domain/settings/settings'
import { DailySignIn } from '../../../src/stores/home/daily-sign-in'
import { SettingsStore } from '../../../src/stores/settings/settings-store'
import { createDeferred } from '../../support/deferred'
import { setUpSession } from '../../support/stores/set-up-session'
import { settle } from '../../support/settle'

afterEach(() => vi.unstubAllEnvs())

const hour = 3_600_000
const noon = Date.parse('2026-03-09T12:00:00Z')

function setUp({ zone = 'UTC', now = noon, read = null as string | null, on = true } = {}) {
  vi.stubEnv('TZ', zone)
  const { system, backend, session, notices, become, told } = setUpSession()
  system.advance(now)
  const settings = new SettingsStore({
    settingsRecords: { readSettings: () => ({ ...defaultSettings, autoSignIn: on }), writeSettings() {} },
    system,
  })
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
  const store = new DailySignIn({ backend, system, signInRecord: record }, { session, settings, notices })
  store.start()
  onTestFinished(() => store.dispose())
  const pass = async (ms: number) => {
    system.advance(ms)
    await settle()
  }
  const logIn = async (id: number | null = 5) => {
    await become(id)
    await settle()
  }
  return { backend, settings, store, calls, answers, told, pass, logIn, kept: () => kept }
}

describe('DailySignIn', () => {
  it('makes both calls once, says so, and records the day and the listener', async () => {
    const { logIn, calls, told, kept } = setUp()
    await logIn()
    expect([calls, told(), kept()]).toEqual([['daily', 'points'], ['daily.signedIn'], '2026-03-09 5'])
    await logIn()
    expect(calls.length).toBe(2)
  })

  it('counts "already signed in" as done, without a notice', async () => {
    const { logIn, answers, told, kept } = setUp()
    answers.daily = ok('alreadySigned')
    answers.points = ok('alreadySigned')
    await logIn()
    expect([told(), kept()]).toEqual([[], '2026-03-09 5'])
  })

  it('does nothing on a day that an earlier visit has done it', async () => {
    const { logIn, calls } = setUp({ read: '2026-03-09 5' })
    await logIn()
    expect(calls).toEqual([])
  })

  it.each(['2026-03-08 5', '2026-03-09 9', 'garbage'])(
    'signs in although the record says %s',
    async (read) => {
      const { logIn, calls } = setUp({ read })
      await logIn()
      expect(calls.length).toBe(2)
    },
  )

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

  it('counts a day on which the clocks change as one day', async () => {
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

  it('does nothing while the setting is off', async () => {
    const { logIn, calls, settings, pass } = setUp({ on: false })
    await logIn()
    await pass(24 * hour)
    expect(calls).toEqual([])
    settings.set('autoSignIn', true)
    await settle()
    expect(calls.length).toBe(2)
  })

  it('says nothing if the reply arrives when somebody else is logged in', async () => {
    const { logIn, backend, told, kept } = setUp()
    const late = createDeferred<Result<SignIn>>()
    backend.answers.dailySignin = () => late.promise
    await logIn(5)
    backend.answers.dailySignin = () => ok('signed')
    await logIn(9)
    late.resolve(failed({ kind: 'timeout' }))
    await settle()
    expect([told(), kept()]).toEqual([['daily.signedIn'], '2026-03-09 9'])
  })
})
