// Journeys in each browser that is installed: `npm run test:browsers`, or `-- --project firefox` for one of them.
import { defineConfig } from 'vitest/config'
import { installedBrowsers } from './tests/support/browsers/installed-browsers.ts'

const browsers = installedBrowsers()
for (const { name, missing } of browsers)
  if (missing.length > 0) process.stdout.write(`Skipped: ${name}. Not installed: ${missing.join(', ')}.\n`)

export default defineConfig({
  test: {
    projects: browsers
      .filter(({ missing }) => missing.length === 0)
      .map(({ name, executablePath }, order) => ({
        test: {
          name,
          environment: 'node',
          include: ['tests/browsers/*.test.ts'],
          // WebKitGTK does not start every song, and the next one late: not mended yet
          exclude: name === 'webkit' ? ['tests/browsers/sound.test.ts'] : [],
          globalSetup: ['tests/support/e2e/built-product.ts', 'tests/support/browsers/surroundings.ts'],
          provide: { browserName: name, executablePath },
          // one browser for all files, and no two at once: they play in real time
          isolate: false,
          maxWorkers: 1,
          sequence: { groupOrder: order },
          testTimeout: 90_000,
          hookTimeout: 120_000,
        },
      })),
  },
})
