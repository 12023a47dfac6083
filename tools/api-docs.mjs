// Writes docs/api.md from the endpoint table: npm run docs:api. `node tools/api-docs.mjs --check` only compares.
import { readFileSync, writeFileSync } from 'node:fs'
import process from 'node:process'
import { fileURLToPath } from 'node:url'
import { parseSync, runnerImport } from 'vite'

/** @typedef {import('../src/contract/endpoint').Endpoint} Endpoint */
/** @typedef {{ type: string, note: string }} Reply */

const root = fileURLToPath(new URL('..', import.meta.url))
const file = `${root}/docs/api.md`
const tableFile = 'src/contract/endpoints.ts'
/** Its part about the library of the embedded server. */
const libraryTableFile = 'src/contract/library-endpoints.ts'
const repliesFile = 'src/contract/endpoint-replies.ts'

const introduction = `# The API

Generated from \`${tableFile}\` and \`${repliesFile}\` by \`npm run docs:api\`; do not edit.

Every path lies under \`/api\`. A call is a GET unless stated otherwise; the server takes a POST as well. Parameters go
into the query.

- **Parameters**: those in bold are required; the others show their default, or \`optional\` where leaving one out has a
  meaning of its own.
- **Login**: visitors are refused with code 301.
- **Fresh**: how long the client shows a reply again without asking; \`–\` means never.
- **Makes stale**: the endpoints whose kept replies a successful call makes untrue.
- **Reply**: the TypeScript type after decoding; the types are in \`src/contract/replies\`.
`

/** @param {string} text */
const cell = (text) => text.replaceAll('|', '\\|').replace(/\s+/g, ' ').trim()

/** @param {number | undefined} seconds */
const duration = (seconds) =>
  seconds === undefined
    ? '–'
    : seconds % 3600 === 0
      ? `${seconds / 3600} h`
      : seconds % 60 === 0
        ? `${seconds / 60} min`
        : `${seconds} s`

/** @param {Endpoint['params']} params */
const parameters = (params) =>
  Object.entries(params)
    .map(([name, rule]) =>
      rule === 'required' ? `**${name}**` : rule === '' ? `${name} (optional)` : `${name} = \`${rule}\``,
    )
    .join(', ')

/** @param {Endpoint['makesStale']} stale */
const staleNames = (stale) =>
  stale === undefined ? '' : stale === 'everything' ? 'everything' : stale.join(', ') || 'nothing'

/** @param {Endpoint} endpoint */
function remarks({ ownLibrary, anonymous, codes, changedCodes }) {
  const told = []
  if (ownLibrary) told.push('only of servers with a library of their own')
  if (anonymous) told.push('sent without cookies where that is enough')
  if (codes) told.push(`also answered with code ${codes.join(', ')}`)
  if (changedCodes) told.push(`a change was made where the code is ${changedCodes.join(' or ')}`)
  return told
}

/**
 * @param {[string, Endpoint][]} rows
 * @param {Map<string, Reply>} replies
 */
function table(rows, replies) {
  const lines = rows.map(([name, endpoint]) => {
    const reply = replies.get(name)
    if (!reply) throw new Error(`${repliesFile} has no reply for ${name}`)
    const notes = [reply.note.replace(/\.$/, ''), ...remarks(endpoint)].filter((note) => note !== '')
    return [
      name,
      `${endpoint.method ?? 'GET'} \`${endpoint.path}\``,
      parameters(endpoint.params),
      endpoint.login ? 'yes' : '',
      duration(endpoint.freshSeconds),
      staleNames(endpoint.makesStale),
      `\`${reply.type}\`${notes.length > 0 ? `: ${notes.join('; ')}` : ''}`,
    ]
  })
  const head = ['Name', 'Call', 'Parameters', 'Login', 'Fresh', 'Makes stale', 'Reply']
  return [head, head.map(() => '---'), ...lines].map((row) => `| ${row.map(cell).join(' | ')} |`).join('\n')
}

/** @typedef {{ type: string, start: number, end: number, key: { name: string }, members?: Node[], body?: { body: Node[] }, typeAnnotation: { typeAnnotation: Node } }} Node */
/** @typedef {{ value: string, start: number, end: number, type: string }} Comment */

/**
 * Reads the type and the comment of each reply from the interface `EndpointReplies`.
 * @returns {Map<string, Reply>}
 */
function readReplies() {
  const text = readFileSync(`${root}/${repliesFile}`, 'utf8')
  const { program, comments } = parseSync(repliesFile, text)
  const statements = /** @type {{ declaration?: Node & { id?: { name: string } } }[]} */ (
    /** @type {unknown} */ (program.body)
  )
  const found = statements.find(({ declaration }) => declaration?.id?.name === 'EndpointReplies')?.declaration
  if (!found?.body) throw new Error(`${repliesFile} has no EndpointReplies`)
  return new Map(
    found.body.body.map((member) => {
      const { start, end } = member.typeAnnotation.typeAnnotation
      const comment = comments.find(
        ({ end }) => end <= member.start && text.slice(end, member.start).trim() === '',
      )
      const note = comment ? comment.value.replace(/^\*/, '').replace(/\n\s*\*/g, ' ') : ''
      return [member.key.name, { type: text.slice(start, end), note: note.replace(/\s+/g, ' ').trim() }]
    }),
  )
}

/**
 * Finds the headings of the table's groups: its comments that follow an empty line, or open it.
 * @returns {Map<string, string>} by the first name below each
 */
function readHeadings() {
  const text = [tableFile, libraryTableFile].map((path) => readFileSync(`${root}/${path}`, 'utf8')).join('\n')
  return new Map(
    [...text.matchAll(/\n(?:\n|.*endpointTable\(\{\n) {2}\/\/ (.+)\n {2}(\w+):/g)].map(
      ([, heading = '', name = '']) => [name, heading],
    ),
  )
}

/**
 * Renders the page.
 * @returns {Promise<string>}
 */
export async function renderApiDocs() {
  const { module } = await runnerImport(`${root}/${tableFile}`, {
    configFile: false,
    root,
    logLevel: 'error',
  })
  const replies = readReplies()
  const headings = readHeadings()
  /** @type {{ heading: string, rows: [string, Endpoint][] }[]} */
  const groups = []
  for (const row of /** @type {[string, Endpoint][]} */ (Object.entries(module.endpoints))) {
    const heading = headings.get(row[0])
    if (heading !== undefined) groups.push({ heading, rows: [] })
    groups.at(-1)?.rows.push(row)
  }
  const sections = groups.map(
    ({ heading, rows }) => `## ${heading[0]?.toUpperCase()}${heading.slice(1)}\n\n${table(rows, replies)}\n`,
  )
  return [introduction, ...sections].join('\n')
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const page = await renderApiDocs()
  if (!process.argv.includes('--check')) writeFileSync(file, page)
  else if (readFileSync(file, 'utf8') !== page) {
    console.error('docs/api.md is not current: run npm run docs:api')
    process.exit(1)
  }
}
