import { describe, expect, it } from 'vitest'
import { failed, ok } from '../../../src/contract/result'
import { ConnectionCheck } from '../../../src/stores/shell/connection-check'
import { ShellStore } from '../../../src/stores/shell/shell-store'
import { settle } from '../../support/settle'
import { setUpSession } from '../../support/stores/set-up-session'

function setUp() {
  const { system, backend, session } = setUpSession()
  const shell = new ShellStore()
  const server = { away: false, asked: 0 }
  backend.answers.loginStatus = () => {
    server.asked++
    // as the backend itself tells
    shell.setReachable(!server.away)
    return server.away ? failed({ kind: 'offline' }) : ok(null)
  }
  const check = new ConnectionCheck({ system }, { shell, session })
  check.start()
  const pass = async (ms: number) => {
    system.advance(ms)
    await settle()
  }
  return { system, shell, server, check, pass }
}

describe('ConnectionCheck', () => {
  it('asks for a server that is away, more and more rarely, until it answers', async () => {
    const { shell, server, pass } = setUp()
    await pass(600_000)
    expect(server.asked).toBe(0)
    server.away = true
    shell.setReachable(false)
    await pass(15_000)
    await pass(15_000)
    expect(server.asked).toBe(1)
    await pass(15_000)
    expect(server.asked).toBe(2)
    server.away = false
    await pass(60_000)
    expect([server.asked, shell.reachable]).toEqual([3, true])
    await pass(600_000)
    expect(server.asked).toBe(3)
  })

  it('asks at once when the browser is online again', async () => {
    const { system, shell, server } = setUp()
    server.away = true
    shell.setReachable(false)
    server.away = false
    system.goOnline()
    await settle()
    expect([server.asked, shell.reachable, system.waitingForOnline]).toEqual([1, true, 0])
  })

  it('ends with its dispose', async () => {
    const { system, shell, check, server, pass } = setUp()
    server.away = true
    shell.setReachable(false)
    check.dispose()
    await pass(600_000)
    expect([server.asked, system.waitingForOnline]).toEqual([0, 0])
  })
})
