import { fileURLToPath } from 'node:url'
import react from '@vitejs/plugin-react'
import { playwright } from '@vitest/browser-playwright'
import { comlink } from 'vite-plugin-comlink'
import { defineConfig } from 'vitest/config'
import { backend } from './tools/backend-plugin.mjs'
import { findBrowser, forTests, launchEnvironment } from './tools/browser.mjs'
import { chunkGroups, lazyChunks } from './tools/chunks.mjs'
import { keepModules } from './tools/keep-modules-plugin.mjs'
import { joinLazyChunks } from './tools/lazy-chunks-plugin.mjs'
import { memoryFolder } from './tools/memory-folder.mjs'
import { preloadTexts } from './tools/preload-texts-plugin.mjs'
import { nodeWorker } from './tools/node-worker-plugin.mjs'

const testing = process.env['VITEST'] !== undefined
const temporary = testing ? memoryFolder() : undefined
// where the workers and what they start put temporary files
if (temporary !== undefined) process.env['TMPDIR'] ??= temporary
// only for tests, because it loads all of Vitest
const sequencer = testing ? (await import('./tools/slow-files-first.mjs')).SlowFilesFirst : null
/** What tests in a browser have the machine do. */
const commands = testing
  ? { encodedSound: (await import('./tests/support/audio/encoded-sound.ts')).encodedSound }
  : {}
const browser = testing ? findBrowser(forTests) : null

const launchOptions = {
  ...(browser && { executablePath: browser.executablePath, env: launchEnvironment(browser) }),
  args: ['--autoplay-policy=no-user-gesture-required'],
}

/** Packages that dev would otherwise discover late and reload the page for. */
const preBundled = [
  'comlink',
  'dexie',
  'i18next',
  'mobx',
  'mobx-react-lite',
  'react',
  'react-dom/client',
  'react-i18next',
  'react-router',
  'react-router/dom',
  'react/jsx-dev-runtime',
  'react/jsx-runtime',
  'valibot',
  'vite-plugin-comlink/symbol',
]

/** What tests of the built product in a browser have in common. */
const journeys = {
  environment: 'node',
  globalSetup: ['tests/support/e2e/built-product.ts'],
  setupFiles: ['tests/support/e2e/close-pages.ts'],
  // loads Playwright once for all files of a worker
  isolate: false,
  testTimeout: 60_000,
  hookTimeout: 120_000,
}

/** What plays in real time is heard without all else. */
const sounding = [
  'tests/audio/**/*.browser.test.ts',
  'tests/ui/features/lyrics/words-in-step.browser.test.ts',
]

/** What measures the sound itself, sample by sample: where the machine is busy, the browser leaves some out. */
const measuring = ['tests/audio/web-audio-engine.{formats,loudness}.browser.test.ts']

/** Unit tests that try thousands of cases or start processes; `npm run test:quick` leaves them out. */
const thorough = [
  'tests/**/*.{property,simulation}.test.ts',
  'tests/audio/fades/envelope.test.ts',
  'tests/domain/palette/cover-colours.test.ts',
  'tests/domain/theme/derive-theme.test.ts',
  'tests/server/library/files/worker-reader.test.ts',
  'tests/server/library/watch-music-folders.test.ts',
  'tests/server/storage/killed.test.ts',
  'tests/tools/{check,demo}.test.ts',
]

const inNode = {
  environment: 'node',
  // only against hanging: all kinds of tests share the machine's cores
  testTimeout: 30_000,
  // a module has no state that outlives its test, so files may share them, which halves the time
  isolate: false,
  maxWorkers: 3,
}

const inBrowser = () => ({
  extends: true as const,
  optimizeDeps: { include: [...preBundled, 'vitest-browser-react', 'fast-check', 'lucide-react'] },
  test: {
    testTimeout: 30_000,
    // what is waited for is mostly there within a frame
    expect: { poll: { interval: 16 } },
    browser: {
      enabled: true,
      headless: true,
      screenshotFailures: false,
      api: { host: '127.0.0.1' },
      commands,
      provider: playwright({ launchOptions }),
      instances: [{ browser: 'chromium' as const }],
    },
  },
})

/** The router's files for production, which its list of exports does not lead a browser to. */
const routerOf = (name: string) =>
  fileURLToPath(new URL(`node_modules/react-router/dist/production/${name}.mjs`, import.meta.url))

export default defineConfig(({ command, isSsrBuild }) => ({
  plugins: [
    comlink(),
    react(),
    nodeWorker(),
    ...(isSsrBuild ? [] : [joinLazyChunks(lazyChunks), preloadTexts()]),
    ...(testing ? [keepModules(), backend({ data: '.cache/test-data' })] : []),
  ],
  resolve: {
    alias:
      command === 'build'
        ? [
            { find: /^react-router$/, replacement: routerOf('index') },
            { find: /^react-router\/dom$/, replacement: routerOf('dom-export') },
            // React itself has what this stands in for
            { find: /^use-sync-external-store\/shim$/, replacement: 'react' },
          ]
        : [],
  },
  worker: { format: 'es', plugins: () => [comlink()] },
  build: isSsrBuild
    ? { outDir: 'dist/server', target: 'node20', sourcemap: true, copyPublicDir: false }
    : {
        outDir: 'dist/client',
        target: 'es2022',
        sourcemap: true,
        // signs that are as short as their addresses
        assetsInlineLimit: (path) => path.includes('/glyphs/'),
        manifest: true,
        modulePreload: {
          polyfill: false,
          // the first chunk is kept short: what it names, it has to carry
          resolveDependencies: (_, files, { hostId, hostType }) =>
            hostType === 'js' && /\/shell-/.test(hostId)
              ? files.filter((file) => file.endsWith('.css'))
              : files,
        },
        rolldownOptions: {
          output: { codeSplitting: { groups: chunkGroups } },
          // no module here reads a property for what the reading does
          treeshake: { propertyReadSideEffects: false },
        },
      },
  optimizeDeps: { include: preBundled },
  test: {
    ...(sequencer && { sequence: { sequencer } }),
    projects: [
      {
        extends: true,
        test: {
          ...inNode,
          name: 'unit',
          include: ['tests/**/*.test.ts'],
          exclude: [
            'tests/**/*.browser.test.ts',
            'tests/{browsers,e2e}/**',
            ...thorough,
            '**/node_modules/**',
          ],
        },
      },
      {
        extends: true,
        test: { ...inNode, name: 'unit thorough', include: thorough, exclude: ['**/*.browser.test.ts'] },
      },
      {
        ...inBrowser(),
        test: {
          ...inBrowser().test,
          name: 'browser',
          // loading the modules anew for each file took more than half of the time
          isolate: false,
          setupFiles: ['tests/support/ui/fresh-page.ts'],
          include: ['tests/**/*.browser.test.{ts,tsx}'],
          exclude: [...sounding, '**/node_modules/**'],
          // on two cores a third one takes a ninth of the time off: each waits for frames now and then
          maxWorkers: 3,
          sequence: { groupOrder: 1 },
        },
      },
      {
        ...inBrowser(),
        test: {
          ...inBrowser().test,
          name: 'browser sound',
          include: sounding,
          exclude: measuring,
          // a third one would take the time from them that sound needs
          maxWorkers: 2,
          sequence: { groupOrder: 5 },
        },
      },
      {
        ...inBrowser(),
        test: {
          ...inBrowser().test,
          name: 'browser sound alone',
          include: measuring,
          maxWorkers: 1,
          // they play in real time, each in a tenth of a core; the start of another page would be too much
          maxConcurrency: 3,
          sequence: { groupOrder: 6 },
        },
      },
      {
        test: {
          ...journeys,
          name: 'e2e',
          include: ['tests/e2e/*.test.ts'],
          // they wait more than they work
          maxWorkers: 3,
          sequence: { groupOrder: 2 },
        },
      },
      {
        test: {
          ...journeys,
          name: 'e2e sound',
          // their listeners hear in real time
          maxConcurrency: 3,
          include: ['tests/e2e/sound/*.test.ts'],
          maxWorkers: 2,
          sequence: { groupOrder: 3 },
        },
      },
      {
        test: {
          ...journeys,
          name: 'e2e alone',
          include: ['tests/e2e/alone/*.test.ts'],
          // two at once, of which a core each is enough; beside the sound of others words were measured up to 83 ms late
          maxWorkers: 2,
          maxConcurrency: 2,
          sequence: { groupOrder: 4 },
        },
      },
    ],
  },
}))
