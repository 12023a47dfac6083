// npm run bench:server: the embedded backend with a large library; writes its part of docs/benchmarks.md.
// `--tracks N` for another size, which writes nothing.
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { ensureBuilt } from '../../tools/build.mjs'
import { writeBenchmarks } from './benchmarks-file.mjs'
import { load, machineLine } from './machine-line.mjs'
import { markdownTable as table } from './markdown-table.mjs'
import { quantile } from './quantile.mjs'
import { makeLibrary } from './server/make-library.mjs'
import { listCalls } from './server/list-calls.mjs'
import { queriesFor } from './server/queries.mjs'
import { startServer } from './server/running-server.mjs'

const stated = { searchMs: 50, startMs: 2000, memoryMb: 300 }
const usual = 50_000
const starts = 5
const rounds = 60
const callRounds = 20

const { values } = parseArgs({ options: { tracks: { type: 'string' } } })
const count = Number(values.tracks ?? usual)

/** @param {number} ms */
const inMs = (ms) => (ms >= 100 ? ms.toFixed(0) : ms.toFixed(1))
/** @param {number | null} figure @param {number} limit */
const ratio = (figure, limit) => (figure === null ? '–' : (figure / limit).toFixed(2))

/**
 * @param {Awaited<ReturnType<typeof startServer>>} server
 * @param {readonly string[]} paths
 */
async function timed(server, paths) {
  await server.strain()
  const times = []
  for (const path of paths) times.push((await server.ask(path)).ms)
  const { blockedMs, cpuMs } = await server.strain()
  return {
    p50: quantile(times, 0.5),
    p95: quantile(times, 0.95),
    max: Math.max(...times),
    blocked: blockedMs,
    cpu: cpuMs / paths.length,
  }
}

/** @param {{ p50: number, p95: number, max: number, blocked: number, cpu: number }} figures @param {number} [limit] */
const cells = ({ p50, p95, max, blocked, cpu }, limit) => [
  ...[p50, p95, max, blocked, cpu].map(inMs),
  ...(limit === undefined ? [] : [ratio(p95, limit)]),
]

/** @param {Parameters<typeof startServer>[0]} place */
async function measureStarts(place) {
  const listening = []
  const answered = []
  const searched = []
  const blocked = []
  for (let turn = 0; turn < starts * 2; turn++) {
    const server = await startServer(place)
    listening.push(performance.now() - server.startedMs)
    const search = turn % 2 === 1
    const { body } = await server.ask(search ? '/cloudsearch?keywords=a' : '/personalized?limit=30')
    if ((search ? body.result.songs : body.result).length === 0) throw new Error('the first answer is empty')
    const times = search ? searched : answered
    times.push(performance.now() - server.startedMs)
    blocked.push((await server.strain()).blockedMs)
    await server.stop()
  }
  return { listening, answered, searched, blocked }
}

/** @param {Parameters<typeof startServer>[0]} place */
async function measureRescan(place) {
  const server = await startServer(place)
  const [, songs, read, unchanged, seconds] = await server.line(
    /Library: (\d+) songs \((\d+) read, (\d+) unchanged[^)]*\) in ([\d.]+) s/,
  )
  const blocked = (await server.strain()).blockedMs
  await server.stop()
  if (Number(unchanged) !== count || Number(read) !== 0)
    throw new Error(`the rescan read ${read} of ${songs} songs anew, ${unchanged} were unchanged`)
  return { seconds: Number(seconds), blocked }
}

/** @param {Parameters<typeof startServer>[0]} place @param {Awaited<ReturnType<typeof makeLibrary>>['tracks']} tracks */
async function measureAnswers(place, tracks) {
  const server = await startServer(place)
  try {
    await server.line(/Library: \d+ songs/)
    const memoryAtRest = server.memory()
    const queries = queriesFor(tracks, rounds)
    /** @param {string} path @returns {Promise<[string, Awaited<ReturnType<typeof timed>>][]>} */
    const each = async (path) => {
      const found = []
      for (const [name, words] of queries)
        found.push(
          /** @type {[string, Awaited<ReturnType<typeof timed>>]} */ ([
            name,
            await timed(
              server,
              words.map((word) => path + encodeURIComponent(word)),
            ),
          ]),
        )
      return found
    }
    const songs = await each('/cloudsearch?limit=30&keywords=')
    const suggestions = await each('/search/suggest?keywords=')
    const calls = []
    for (const [name, path] of await listCalls(server)) {
      const first = await timed(server, [path])
      calls.push({
        name,
        first,
        again: await timed(
          server,
          Array.from({ length: callRounds }, () => path),
        ),
      })
    }
    return { songs, suggestions, calls, memoryAtRest, peak: server.peakMemory() }
  } finally {
    await server.stop()
  }
}

/** @param {unknown} text */
const say = (text) => console.log(text)

async function main() {
  ensureBuilt()
  const folder = mkdtempSync(join(tmpdir(), 'melisma-bench-'))
  try {
    const place = { music: join(folder, 'music'), data: join(folder, 'data') }
    say(`Making a library of ${count} tracks…`)
    const { tracks, cookie } = await makeLibrary({ ...place, count, seed: 20_261_121 })
    const before = load()
    // the first start computes the pinyin of every name
    const first = await startServer({ ...place, cookie })
    await first.ask('/cloudsearch?keywords=a')
    const firstMs = performance.now() - first.startedMs
    const firstBlocked = (await first.strain()).blockedMs
    await first.line(/Library: \d+ songs/)
    await first.stop()
    say('Starting it…')
    const start = await measureStarts({ ...place, cookie })
    say('Looking through the folders again…')
    const rescan = await measureRescan({ ...place, cookie })
    say('Asking…')
    const answers = await measureAnswers({ ...place, cookie }, tracks)
    const report = write({ before, firstMs, firstBlocked, start, rescan, answers })
    say(report)
    if (count === usual) writeBenchmarks('bench:server', report)
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

/** @param {any} measured */
function write({ before, firstMs, firstBlocked, start, rescan, answers }) {
  const { memoryAtRest, peak, songs, suggestions, calls } = answers
  const median = (/** @type {number[]} */ numbers) => quantile(numbers, 0.5)
  const columns = ['p50', 'p95', 'longest', 'loop blocked', 'CPU']
  return `# The embedded backend with ${count.toLocaleString('en')} tracks

\`npm run bench:server\` on ${machineLine(before)}. Of the files, albums in turn are MP3, FLAC, AAC, ALAC, Vorbis, Opus, WAV, Windows Media and Monkey's Audio. The built server runs as a process of its own and is asked over HTTP, one call at a time; the client's share of the time is included, but not in CPU, the server's own processor time a call, which other work on the machine lengthens less than the rest. Times are milliseconds, memory is MB of the whole server process. Ratios are to the stated limit: below 1 keeps it.

## Start, rescan, memory

${table(
  ['what', 'figure', 'limit', 'ratio'],
  [
    [`from spawn to listening, median of ${starts}`, inMs(median(start.listening)), '', ''],
    [
      '… to the first answer from the index',
      inMs(median(start.answered)),
      `${stated.startMs}`,
      ratio(median(start.answered), stated.startMs),
    ],
    [
      '… to the first answer when it is a search',
      inMs(median(start.searched)),
      `${stated.startMs}`,
      ratio(median(start.searched), stated.startMs),
    ],
    ['event loop blocked at most while starting, median', inMs(median(start.blocked)), '', ''],
    ['… first start ever (each name is read in pinyin once), first search answered', inMs(firstMs), '', ''],
    ['… event loop blocked at most meanwhile', inMs(firstBlocked), '', ''],
    ['rescan of unchanged files, none of them read, s', rescan.seconds.toFixed(1), '', ''],
    ['… event loop blocked at most', inMs(rescan.blocked), '', ''],
    [
      'memory after start and rescan',
      memoryAtRest?.toFixed(0) ?? '–',
      `${stated.memoryMb}`,
      ratio(memoryAtRest, stated.memoryMb),
    ],
    [
      'memory at its peak, all calls below made',
      peak?.toFixed(0) ?? '–',
      `${stated.memoryMb}`,
      ratio(peak, stated.memoryMb),
    ],
  ],
)}

## Search for songs

${rounds} different queries of each kind, 30 results each; limit ${stated.searchMs} ms for p95.

${table(
  ['query', ...columns, 'ratio'],
  songs.map(([name, figures]) => [name, ...cells(figures, stated.searchMs)]),
)}

## Suggestions: songs, artists, albums, playlists

${table(
  ['query', ...columns, 'ratio'],
  suggestions.map(([name, figures]) => [name, ...cells(figures, stated.searchMs)]),
)}

## Lists

The first call, then ${callRounds} more.

${table(
  ['call', 'first', ...columns],
  calls.map(({ name, first, again }) => [name, inMs(first.max), ...cells(again)]),
)}
`
}

await main()
