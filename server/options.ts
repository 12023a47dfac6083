import { accessSync, constants, statSync } from 'node:fs'
import { homedir } from 'node:os'
import { join, resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { findFfmpeg, isProgramme } from './library/transcode/find-ffmpeg'

/** The options of the command line. */
export interface Options {
  /** Absolute paths of the music folders; empty for the demo library. */
  music: readonly string[]
  /** Base URL of a NeteaseCloudMusicApi server behind `/api`, without a trailing slash; null for none. */
  backend: string | null
  /** 0 for any free port. */
  port: number
  /** Whether the port was given, so that no other is tried. */
  portGiven: boolean
  host: string
  /** Folder of the database and the rendered covers. */
  data: string
  /** The ffmpeg that converts what a browser cannot play; null for none. */
  ffmpeg: string | null
  /** Whether every account counts as a member's. */
  member: boolean
  /** Whether browsers keep the app for use without a network; false removes it from those that have it. */
  serviceWorker: boolean
}

export type ParsedOptions =
  | { kind: 'run'; options: Options }
  | { kind: 'help'; text: string }
  /** One line that says what to change. */
  | { kind: 'error'; message: string }

const defaultPort = 7300

type Environment = Readonly<Record<string, string | undefined>>

export function defaultDataFolder(env: Environment): string {
  return resolve(env['DATA_DIR'] || join(homedir(), '.local', 'share', 'melisma'))
}

const folderFault = (path: string): string | null => {
  try {
    if (!statSync(path).isDirectory()) return 'is not a folder'
    accessSync(path, constants.R_OK | constants.X_OK)
    return null
  } catch (error) {
    return error instanceof Error && 'code' in error && error.code === 'ENOENT'
      ? 'does not exist'
      : 'cannot be read'
  }
}

const backendFrom = (value: string): string | null => {
  try {
    const url = new URL(value)
    if (url.protocol !== 'http:' && url.protocol !== 'https:') return null
    if (url.username || url.password || url.search || url.hash) return null
    return url.href.replace(/\/+$/, '')
  } catch {
    return null
  }
}

/** Every option with its line in the help. A new one also needs a field in {@link Options}. */
const definitions = {
  music: {
    type: 'string',
    multiple: true,
    value: 'DIR',
    help: 'serve the music in this folder instead of the demo library; may be given several times',
  },
  backend: {
    type: 'string',
    value: 'URL',
    help: 'put a NeteaseCloudMusicApi server behind /api instead of a music folder',
  },
  port: {
    type: 'string',
    value: 'N',
    help: `port to listen on (default ${defaultPort}, or the next free one; 0 for any)`,
  },
  host: { type: 'string', value: 'H', help: 'address to listen on (default 127.0.0.1)' },
  data: {
    type: 'string',
    value: 'DIR',
    help: 'folder for the database and covers (default $DATA_DIR or ~/.local/share/melisma)',
  },
  ffmpeg: {
    type: 'string',
    value: 'PATH',
    help: 'the ffmpeg that converts songs for browsers and cuts tracks of cue sheets (default: the one on the PATH)',
  },
  member: { type: 'boolean', help: "make every account a member's, to see what members see" },
  'no-service-worker': {
    type: 'boolean',
    help: 'have browsers forget the app that they keep for use without a network',
  },
  help: { type: 'boolean', short: 'h', help: 'show this text' },
} as const

const helpLine = ([name, option]: [string, { value?: string; help: string }]) =>
  `  ${`--${name} ${option.value ?? ''}`.padEnd(20)}${option.help}\n`

const help = `Melisma, a web music player with word-by-word lyrics.

Usage: npm start -- [options]

${Object.entries(definitions).map(helpLine).join('')}`

const readValues = (argv: readonly string[]) => {
  try {
    return parseArgs({ args: [...argv], options: definitions, strict: true, allowPositionals: false }).values
  } catch (error) {
    const [line = ''] = (error instanceof Error ? error.message : String(error)).split('\n')
    return line.replace(/\. To specify .*$/, '')
  }
}

const error = (message: string): ParsedOptions => ({ kind: 'error', message })

/** Resolves a relative folder from where the command was typed, which npm passes on as INIT_CWD. */
const absolute = (path: string, env: Environment): string =>
  resolve(env['INIT_CWD'] ?? process.cwd(), path.replace(/^~(?=\/|$)/, homedir()))

/**
 * Parses the command line. Touches the disk only to check that the music folders are readable.
 * @param argv without the program and script
 */
export function parseOptions(argv: readonly string[], env: Environment): ParsedOptions {
  const values = readValues(argv)
  if (typeof values === 'string') return error(`${values} (see --help)`)
  if (values.help) return { kind: 'help', text: help }
  const given = values.music ?? []
  const port = values.port === undefined ? defaultPort : Number(values.port)
  if (!/^\d{1,5}$/.test(values.port ?? '0') || port > 65_535)
    return error(`--port takes a number from 0 to 65535, not "${values.port}"`)
  if (values.host !== undefined && !/^[\w.:[\]-]+$/.test(values.host))
    return error(`--host takes a name or an address, not "${values.host}"`)
  if (values.backend !== undefined && given.length > 0)
    return error('--music and --backend exclude each other: choose one')
  const backend = values.backend === undefined ? null : backendFrom(values.backend)
  if (values.backend !== undefined && backend === null)
    return error(`--backend takes an http or https address, not "${values.backend}"`)
  for (const folder of given) {
    const fault = folder === '' ? 'is empty' : folderFault(absolute(folder, env))
    if (fault) return error(`--music "${folder}" ${fault}`)
  }
  const ffmpeg = values.ffmpeg === undefined ? findFfmpeg(env) : absolute(values.ffmpeg, env)
  if (values.ffmpeg !== undefined && (ffmpeg === null || !isProgramme(ffmpeg)))
    return error(`--ffmpeg "${values.ffmpeg}" is not a programme that can be run`)
  if (values.data === '') return error('--data takes a folder')
  return {
    kind: 'run',
    options: {
      music: [...new Set(given.map((folder) => absolute(folder, env)))],
      backend,
      port,
      portGiven: values.port !== undefined,
      host: values.host?.replace(/^\[(.*)\]$/, '$1') || '127.0.0.1',
      data: values.data === undefined ? defaultDataFolder(env) : absolute(values.data, env),
      ffmpeg,
      member: values.member ?? false,
      serviceWorker: !values['no-service-worker'],
    },
  }
}
