import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { openDatabase } from '../../../server/storage/database'
import { migrate } from '../../../server/storage/migrations'
import { temporaryFolder } from '../../support/server/music-folder'

describe('openDatabase', () => {
  it('rolls back a transaction that fails, and keeps one that does not', () => {
    const database = openDatabase(':memory:')
    database.script('CREATE TABLE t(x INTEGER)')
    const failing = () =>
      database.transaction(() => {
        database.run('INSERT INTO t VALUES (1)')
        throw new Error('no')
      })
    expect(failing).toThrow('no')
    database.transaction(() => database.transaction(() => database.run('INSERT INTO t VALUES (2)')))
    expect(database.all('SELECT x FROM t')).toEqual([{ x: 2 }])
    expect(database.first('SELECT x FROM t WHERE x = 9')).toBeUndefined()
    database.close()
  })

  it('binds a single null', () => {
    const database = openDatabase(':memory:')
    database.script('CREATE TABLE t(x INTEGER)')
    database.run('INSERT INTO t VALUES (?)', null)
    expect(database.all('SELECT x FROM t WHERE x IS ?', null)).toEqual([{ x: null }])
    expect(database.first('SELECT ? AS x', null)).toEqual({ x: null })
    database.close()
  })

  it('works after a transaction that could not start', () => {
    const path = join(temporaryFolder(), 'library.db')
    const other = openDatabase(path)
    const database = openDatabase(path)
    database.script('CREATE TABLE t(x INTEGER)')
    database.script('PRAGMA busy_timeout = 0')
    other.transaction(() => {
      other.run('INSERT INTO t VALUES (1)')
      expect(() => database.transaction(() => database.run('INSERT INTO t VALUES (2)'))).toThrow()
    })
    const halfDone = () => {
      database.run('INSERT INTO t VALUES (3)')
      throw new Error('half done')
    }
    expect(() => database.transaction(halfDone)).toThrow('half done')
    expect(database.all('SELECT x FROM t')).toEqual([{ x: 1 }])
    database.close()
    other.close()
  })

  it('keeps what was committed when the process is killed during a write', async () => {
    const path = join(temporaryFolder(), 'library.db')
    const script = `
      const Libsql = require('libsql')
      const db = new Libsql(${JSON.stringify(path)})
      db.pragma('journal_mode = WAL')
      db.exec('CREATE TABLE t(x INTEGER)')
      db.exec('INSERT INTO t VALUES (1)')
      db.exec('BEGIN IMMEDIATE')
      db.exec('INSERT INTO t VALUES (2)')
      console.log('writing')
      setInterval(() => {}, 1000)`
    const child = spawn(process.execPath, ['-e', script], { cwd: process.cwd() })
    await once(child.stdout, 'data')
    child.kill('SIGKILL')
    await once(child, 'close')
    const database = openDatabase(path)
    expect(database.all('SELECT x FROM t')).toEqual([{ x: 1 }])
    database.run('INSERT INTO t VALUES (3)')
    database.close()
  })
})

describe('migrate', () => {
  it('upgrades a new file to the newest schema, and leaves it there', () => {
    const database = openDatabase(':memory:')
    migrate(database)
    const version = () => database.first<{ user_version: number }>('PRAGMA user_version')!.user_version
    const reached = version()
    expect(reached).toBeGreaterThan(0)
    database.run("INSERT INTO artist(name, norm) VALUES ('a', 'a')")
    migrate(database)
    expect(version()).toBe(reached)
    expect(database.all('SELECT id FROM artist')).toEqual([{ id: 100_000_001 }])
    database.close()
  })
})
