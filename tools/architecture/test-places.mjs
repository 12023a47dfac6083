// A newcomer finds the test of a file by its path.
import { posix } from 'node:path'

/** Folders of tests that follow no single source: journeys, the endpoint table as a whole, texts, this repository. */
const journeys = ['e2e', 'browsers', 'server-contract', 'i18n', 'tools']

const test = /^tests\/(.+?)(?:\.browser)?\.test\.tsx?$/
const source = /^(?:src|server)\/.+\.(?:ts|tsx|css)$/

/** @param {string} path */
const stem = (path) => posix.basename(path).split('.')[0] ?? ''

/**
 * Finds tests that do not lie where their source does. `tests/a/b.test.ts` tests `src/a/b.ts`, and
 * `tests/server/a/b.test.ts` tests `server/a/b.ts`; `b.part.test.ts` tests a part of `b`. A test of how the files of
 * one folder work together may have a name of its own, but lies in that folder.
 * @param {readonly string[]} files every file of the tree
 * @returns {string[]} a line for each
 */
export function misplacedTests(files) {
  const sources = files.filter((file) => source.test(file))
  const folders = new Set(sources.map((file) => posix.dirname(file)))
  /** @type {Map<string, string[]>} */
  const byStem = new Map()
  for (const file of sources) byStem.set(stem(file), [...(byStem.get(stem(file)) ?? []), file])
  return files.flatMap((file) => {
    const [, path] = test.exec(file) ?? []
    if (!path || journeys.some((folder) => path.startsWith(`${folder}/`))) return []
    const folder = posix.dirname(path.startsWith('server/') ? path : `src/${path}`)
    if (!folders.has(folder)) return [`${file}: there is no folder ${folder} that it could test`]
    const [side] = folder.split('/')
    const named = (byStem.get(stem(path)) ?? []).filter((one) => one.startsWith(`${side}/`))
    return named.length === 0 || named.some((one) => posix.dirname(one) === folder)
      ? []
      : [`${file}: ${named.join(' and ')} should be tested where it lies`]
  })
}
