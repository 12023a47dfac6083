import { spawnSync } from 'node:child_process'
import {
  existsSync,
  mkdirSync,
  readFileSync,
  readdirSync,
  rmSync,
  statSync,
  truncateSync,
  writeFileSync,
} from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it, onTestFinished } from 'vitest'
import { openDatabase } from '../../../server/storage/database'
import {
  openLibraryDatabase,
  type OpenLibraryDatabaseOptions,
} from '../../../server/storage/open-library-database'
import { temporaryFolder } from '../../support/server/music-folder'

const now = () => Date.UTC(2026, 10, 21, 15, 32, 50)
const kept = 'library.db.set-aside-2026-11-21T15-32-50'

/** This process releases a database only at its next garbage collection. */
const inAnotherProcess = (path: string, script: string) => {
  const begin = `const Libsql = require('libsql'); const db = new Libsql(${JSON.stringify(path)});`
  const { stderr } = spawnSync(process.execPath, ['-e', begin + script], { encoding: 'utf8' })
  expect(stderr).toBe('')
}

const library = (folder = temporaryFolder()) => {
  const path = join(folder, 'library.db')
  const lines: string[] = []
  const open = (options: Partial<OpenLibraryDatabaseOptions> = {}) => {
    const database = openLibraryDatabase({
      path,
      companions: [join(folder, 'uploads')],
      log: (line) => lines.push(line),
      now,
      ...options,
    })
    onTestFinished(() => database.close())
    return database
  }
  /** Creates a file of several hundred pages. */
  const fill = () => {
    const database = open()
    database.transaction(() => {
      for (let n = 0; n < 3000; n++)
        database.run('INSERT INTO artist(name, norm) VALUES (?, ?)', `a${n}`, `${n}`.padStart(200, 'x'))
    })
    database.close()
    return readFileSync(path)
  }
  const artists = (database = open()) => {
    const { count } = database.first<{ count: number }>('SELECT count(*) AS count FROM artist')!
    database.close()
    return count
  }
  return { folder, path, lines, open, fill, artists, names: () => readdirSync(folder).sort() }
}

const flaws: [string, string, (path: string, whole: Buffer) => void][] = [
  ['is no database', 'is no database', (path) => writeFileSync(path, 'words, words, words. '.repeat(500))],
  ['was cut off', 'is damaged', (path, whole) => truncateSync(path, Math.floor(whole.length / 2))],
  [
    'has a wrecked page',
    'is damaged',
    (path, whole) => writeFileSync(path, Buffer.from(whole).fill(0xa5, 40 * 4096, 44 * 4096)),
  ],
  [
    'comes from a newer version',
    'comes from a newer version',
    (path) => {
      rmSync(path)
      inAnotherProcess(path, "db.exec('CREATE TABLE later(x)'); db.exec('PRAGMA user_version = 999')")
    },
  ],
]

describe('openLibraryDatabase', () => {
  it.each(flaws)('sets a file aside that %s, unchanged, and creates a new one', (_name, words, spoil) => {
    const { folder, path, lines, fill, artists, names } = library()
    const whole = fill()
    spoil(path, whole)
    const spoilt = readFileSync(path)
    mkdirSync(join(folder, 'uploads'))
    writeFileSync(join(folder, 'uploads', 'song.mp3'), 'theirs')
    expect(artists()).toBe(0)
    expect(lines).toEqual([expect.stringContaining(words)])
    expect(lines[0]).toContain(join(folder, kept))
    expect(names()).toEqual(expect.arrayContaining(['library.db', kept]))
    expect(
      readFileSync(join(folder, `uploads.${kept.slice('library.db.'.length)}`, 'song.mp3'), 'utf8'),
    ).toBe('theirs')
    const now = readFileSync(join(folder, kept))
    // opening a newer file may change its journal mode
    expect(now.length).toBe(spoilt.length)
    expect(now.subarray(100).equals(spoilt.subarray(100))).toBe(true)
  })

  it('keeps both when it happens twice in the same second', () => {
    const { folder, path, artists } = library()
    for (const words of ['first', 'second']) {
      writeFileSync(path, `${words} `.repeat(1000))
      artists()
    }
    expect(readFileSync(join(folder, kept), 'utf8')).toContain('first')
    expect(readFileSync(join(folder, `${kept}-2`), 'utf8')).toContain('second')
  })

  it('moves the log of a damaged file too, so that it never meets the new one', () => {
    const { folder, path, artists } = library()
    writeFileSync(path, 'no database '.repeat(1000))
    writeFileSync(`${path}-wal`, 'old log')
    expect(artists()).toBe(0)
    expect(readFileSync(join(folder, `${kept}-wal`), 'utf8')).toBe('old log')
  })

  it('does not start, and changes nothing, when the file cannot be set aside', () => {
    const { path, open, names } = library()
    writeFileSync(path, 'no database '.repeat(1000))
    const rename = () => {
      throw new Error('EROFS: read-only file system')
    }
    expect(() => open({ rename })).toThrow(/library\.db is no database and cannot be set aside: EROFS/)
    expect(names()).toEqual(['library.db'])
  })

  it('waits for another program, and reports it instead of setting its file aside', () => {
    const { folder, path, fill, open, names } = library()
    fill()
    const other = openDatabase(path)
    onTestFinished(() => other.close())
    other.script('PRAGMA user_version = 999')
    expect(() => open({ busyTimeoutMs: 20 })).toThrow(`${path} is in use by another program`)
    expect(names().some((name) => name.includes('set-aside'))).toBe(false)
    expect(existsSync(join(folder, kept))).toBe(false)
  })

  it('leaves a file unchanged that it cannot upgrade', () => {
    const { path, open, names } = library()
    inAnotherProcess(
      path,
      "db.exec('CREATE TABLE song(mine TEXT)'); db.exec(\"INSERT INTO song VALUES ('x')\")",
    )
    expect(() => open()).toThrow(/table song already exists/)
    expect(names().some((name) => name.includes('set-aside'))).toBe(false)
    const database = openDatabase(path)
    onTestFinished(() => database.close())
    expect(database.all('SELECT name FROM sqlite_master')).toEqual([{ name: 'song' }])
    expect(database.all('SELECT mine FROM song')).toEqual([{ mine: 'x' }])
  })

  it('leaves no log behind after an orderly exit, and loses nothing', () => {
    const { path, open, fill, lines, artists } = library()
    fill()
    const database = open()
    database.run("INSERT INTO artist(name, norm) VALUES ('b', 'b')")
    expect(statSync(`${path}-wal`).size).toBeGreaterThan(0)
    database.close()
    expect(statSync(`${path}-wal`, { throwIfNoEntry: false })?.size ?? 0).toBe(0)
    expect(artists()).toBe(3001)
    expect(lines).toEqual([])
  })
})
