// Finds a Chromium for the tests, or obtains one; run as a command it makes sure that there is one.
import { execFileSync, spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, readFileSync, readdirSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { homedir } from 'node:os'
import { join } from 'node:path'
import process from 'node:process'
import { fileURLToPath } from 'node:url'
import { brotliDecompressSync } from 'node:zlib'

/** A package that contains a Chromium for Linux x64; pinned, since no lock file covers it. */
const carrier = { name: '@sparticuz/chromium', version: '147.0.0' }

const cache = fileURLToPath(new URL('../.cache/browser', import.meta.url))

/** @typedef {{ executablePath: string, libraries?: string, fonts?: string }} Browser */

const shells = ['chromium-headless-shell', 'chrome-headless-shell']

const names = [
  'chromium',
  'google-chrome-stable',
  'google-chrome',
  'chromium-browser',
  'microsoft-edge-stable',
  'microsoft-edge',
]

/**
 * What a browser is wanted for: `shell` prefers one without windows of its own, which draws the same for less. Benches
 * measure the browser that listeners have.
 * @typedef {{ shell: boolean }} Purpose
 */

/** @type {Purpose} */
export const forTests = { shell: true }

/**
 * @param {Purpose} purpose
 * @returns {string[]}
 */
function candidates({ shell }) {
  const { CHROME_PATH, PLAYWRIGHT_CHROMIUM_EXECUTABLE_PATH, PATH = '', LOCALAPPDATA = '' } = process.env
  const folders = PATH.split(process.platform === 'win32' ? ';' : ':')
  const onPath = (shell ? [...shells, ...names] : [...names, ...shells]).flatMap((name) =>
    folders.map((folder) => join(folder, name)),
  )
  const usual =
    process.platform === 'darwin'
      ? [
          '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
          '/Applications/Chromium.app/Contents/MacOS/Chromium',
          '/Applications/Microsoft Edge.app/Contents/MacOS/Microsoft Edge',
        ]
      : process.platform === 'win32'
        ? [
            'C:/Program Files/Google/Chrome/Application/chrome.exe',
            'C:/Program Files (x86)/Microsoft/Edge/Application/msedge.exe',
            join(LOCALAPPDATA, 'Google/Chrome/Application/chrome.exe'),
          ]
        : []
  return [
    CHROME_PATH ?? '',
    PLAYWRIGHT_CHROMIUM_EXECUTABLE_PATH ?? '',
    ...onPath,
    ...usual,
    ...downloaded(),
  ].filter((path) => path !== '' && existsSync(path))
}

/** Lists browsers that Playwright has downloaded before, newest first. */
function downloaded() {
  const root =
    process.platform === 'darwin'
      ? join(homedir(), 'Library/Caches/ms-playwright')
      : join(homedir(), '.cache/ms-playwright')
  if (!existsSync(root)) return []
  return readdirSync(root)
    .filter((name) => name.startsWith('chromium'))
    .sort()
    .reverse()
    .flatMap((name) => [
      join(root, name, 'chrome-linux/chrome'),
      join(root, name, 'chrome-linux64/chrome'),
      join(root, name, 'chrome-linux/headless_shell'),
      join(root, name, 'chrome-mac/Chromium.app/Contents/MacOS/Chromium'),
    ])
}

/** @param {Browser} browser */
function starts(browser) {
  if (process.platform === 'win32') return true
  const probe = spawnSync(browser.executablePath, ['--version', '--no-sandbox'], {
    encoding: 'utf8',
    env: launchEnvironment(browser),
    timeout: 20_000,
  })
  return probe.status === 0 && /\d+\./.test(probe.stdout)
}

/** @returns {Browser} */
function carriedBrowser() {
  return {
    executablePath: join(cache, 'chromium'),
    libraries: join(cache, 'lib'),
    fonts: cache,
  }
}

/**
 * Finds the first browser on this machine that starts, or null. Costs one process start.
 * @param {Purpose} [purpose]
 * @returns {Browser | null}
 */
export function findBrowser(purpose = { shell: false }) {
  for (const executablePath of candidates(purpose)) if (starts({ executablePath })) return { executablePath }
  const own = carriedBrowser()
  return existsSync(own.executablePath) && starts(own) ? own : null
}

/**
 * Returns the environment to start a browser with; the packaged one needs its own libraries and fonts.
 * @param {Browser} browser
 * @returns {Record<string, string>}
 */
export function launchEnvironment(browser) {
  const inherited = Object.fromEntries(
    Object.entries(process.env).flatMap(([key, value]) => (value === undefined ? [] : [[key, value]])),
  )
  return {
    ...inherited,
    ...(browser.libraries && { LD_LIBRARY_PATH: browser.libraries }),
    ...(browser.fonts && { FONTCONFIG_PATH: browser.fonts }),
  }
}

/** Installs the package that contains Chromium, and unpacks it; Linux x64 only. */
function installFromPackage() {
  if (process.platform !== 'linux' || process.arch !== 'x64') return
  mkdirSync(cache, { recursive: true })
  const spec = `${carrier.name}@${carrier.version}`
  execFileSync('npm', ['install', '--no-save', '--ignore-scripts', '--no-audit', '--prefix', cache, spec], {
    stdio: 'ignore',
    timeout: 240_000,
  })
  const entry = createRequire(join(cache, 'package.json')).resolve(carrier.name)
  const bin = join(entry.slice(0, entry.lastIndexOf(join(carrier.name))), carrier.name, 'bin')
  /** @param {string} name */
  const inflate = (name) => brotliDecompressSync(readFileSync(join(bin, name)))
  writeFileSync(join(cache, 'chromium'), inflate('chromium.br'), { mode: 0o755 })
  for (const archive of ['al2023', 'fonts'])
    execFileSync('tar', ['-x', '-C', cache], { input: inflate(`${archive}.tar.br`) })
  writeFileSync(
    join(cache, 'fonts.conf'),
    `<?xml version="1.0"?><fontconfig><dir>${join(cache, 'fonts')}</dir><cachedir>${join(cache, 'font-cache')}</cachedir></fontconfig>`,
  )
}

function installFromPlaywright() {
  execFileSync(process.execPath, ['node_modules/playwright/cli.js', 'install', 'chromium', '--only-shell'], {
    stdio: 'ignore',
    timeout: 240_000,
  })
}

function installFromDistribution() {
  if (process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) return
  execFileSync('apt-get', ['install', '-y', '--no-install-recommends', 'chromium-headless-shell'], {
    stdio: 'ignore',
    timeout: 300_000,
  })
}

/**
 * Finds a browser or fetches one, trying each way in turn.
 * @param {Purpose} [purpose]
 * @returns {Browser}
 */
export function ensureBrowser(purpose) {
  const found = findBrowser(purpose)
  if (found) return found
  console.log('No Chromium found; fetching one for the tests (about a minute, once)…')
  for (const obtain of [installFromPackage, installFromPlaywright, installFromDistribution]) {
    try {
      obtain()
    } catch {
      continue // the next way may still work, and the last line below tells when none did
    }
    const browser = findBrowser(purpose)
    if (browser) return browser
  }
  throw new Error('The tests need a browser: install Chromium or Chrome, or set CHROME_PATH to one.')
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  try {
    console.log(`Browser: ${ensureBrowser(forTests).executablePath}`)
  } catch (error) {
    console.error(error instanceof Error ? error.message : error)
    process.exit(1)
  }
}
