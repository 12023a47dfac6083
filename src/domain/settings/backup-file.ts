import type { Track } from '../../contract/replies/track'
import { readPlayHistory } from '../library/play-history'
import { parseSavedQueue } from '../queue/parse-saved-queue'
import type { SavedQueue } from '../queue/queue'
import { readSearchHistory, type SearchHistory } from '../search/search-history'
import { portableOf, readPortable } from './portable-settings'
import type { Settings } from './settings'

const app = 'melisma'
/** The first held settings alone. */
const version = 2

/** What a listener can take to another device; never the session. */
export interface Backup {
  settings: Partial<Settings>
  /** Null when there is none. */
  queue: SavedQueue | null
  /** What was heard, newest first. */
  history: readonly Track[]
  /** What was searched for, newest first. */
  searchHistory: SearchHistory
}

/** `notJson`: no JSON at all; `notBackup`: JSON of something else; `newer`: of a version that is not known here. */
export type BackupFault = 'notJson' | 'notBackup' | 'newer'

export type BackupReading =
  | {
      ok: true
      backup: Backup
      /** How many entries were not understood and are left out. */
      ignored: number
    }
  | { ok: false; fault: BackupFault }

/**
 * The text of a file with all of it, the settings that belong to the device left out.
 * `{ "app": "melisma", "version": 2, "settings": { "theme": "dark", … }, "queue": { "tracks": [ … ], "index": 0,
 * "mode": "normal", "position": 12.5 }, "history": [ … ], "searchHistory": [ "rain" ] }`
 */
export function writeBackup({ queue, history, searchHistory, ...backup }: Backup): string {
  const settings = portableOf(backup.settings)
  return `${JSON.stringify({ app, version, settings, queue: queue && plain(queue), history, searchHistory }, null, 1)}\n`
}

/**
 * What is in such a file, or in a bare object of settings as the browser keeps them. What cannot be read is left out
 * and counted; a file without anything is none.
 */
export function readBackup(file: string): BackupReading {
  const content = parse(file)
  if (content === undefined) return { ok: false, fault: 'notJson' }
  if (!isObject(content)) return { ok: false, fault: 'notBackup' }
  const wrapped = own(content, 'app') !== undefined || own(content, 'version') !== undefined
  if (wrapped && own(content, 'app') !== app) return { ok: false, fault: 'notBackup' }
  const made = own(content, 'version')
  if (wrapped && typeof made === 'number' && made > version) return { ok: false, fault: 'newer' }
  return readParts(wrapped ? content : { settings: content })
}

function readParts(content: object): BackupReading {
  const { settings, ignored } = readPortable(own(content, 'settings'))
  const stored = own(content, 'queue')
  const saved = parseSavedQueue(stored)
  const queue = saved && saved.tracks.length > 0 ? plain(saved) : null
  const history = readPlayHistory(own(content, 'history'))
  const searchHistory = readSearchHistory(own(content, 'searchHistory'))
  const backup: Backup = { settings, queue, history, searchHistory }
  if (isEmpty(backup)) return { ok: false, fault: 'notBackup' }
  const lost =
    lengthOf(isObject(stored) ? own(stored, 'tracks') : null) -
    (saved?.tracks.length ?? 0) +
    (lengthOf(own(content, 'history')) - history.length) +
    (lengthOf(own(content, 'searchHistory')) - searchHistory.length)
  return { ok: true, backup, ignored: ignored + lost }
}

function isEmpty({ settings, queue, history, searchHistory }: Backup): boolean {
  return Object.keys(settings).length === 0 && !queue && history.length === 0 && searchHistory.length === 0
}

/** Without where it came from, which is true of one listener on one device. */
function plain({ tracks, index, mode, position }: SavedQueue): SavedQueue {
  return { tracks, index, mode, position }
}

function lengthOf(value: unknown): number {
  return Array.isArray(value) ? value.length : 0
}

/** Undefined, which no JSON is, when it is none; a byte order mark is passed over. */
function parse(file: string): unknown {
  try {
    return JSON.parse(file.replace(/^\uFEFF/, '')) as unknown
  } catch {
    return undefined
  }
}

function isObject(value: unknown): value is object {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

function own(object: object, key: string): unknown {
  return Object.hasOwn(object, key) ? (object as Record<string, unknown>)[key] : undefined
}
