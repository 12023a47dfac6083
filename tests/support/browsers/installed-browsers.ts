import { existsSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { ensureBrowser, forTests } from '../../../tools/browser.mjs'

type BrowserName = 'chromium' | 'firefox' | 'webkit'

/** A browser of this machine; `missing` says what has to be installed for its journeys. */
export interface InstalledBrowser {
  name: BrowserName
  executablePath: string
  missing: string[]
}

/** Where distributions put WebKitGTK's own browser, which its driver does not look for itself. */
const miniBrowsers = ['/usr/lib', '/usr/libexec', '/usr/lib64'].flatMap((root) =>
  ['x86_64-linux-gnu', 'aarch64-linux-gnu', ''].flatMap((machine) =>
    ['webkit2gtk-4.1', 'webkitgtk-6.0', 'webkit2gtk-4.0'].map((version) =>
      join(root, machine, version, 'MiniBrowser'),
    ),
  ),
)

const sound = ['pulseaudio', 'parec']

/** Looks for the browsers, and for the programs that their journeys need beside them. */
export function installedBrowsers(): InstalledBrowser[] {
  const firefox = onPath('firefox-esr') ?? onPath('firefox')
  const mini = miniBrowsers.find((path) => existsSync(path))
  return [
    { name: 'chromium', executablePath: ensureBrowser(forTests).executablePath, missing: absent(sound) },
    {
      name: 'firefox',
      executablePath: firefox ?? '',
      missing: [...(firefox ? [] : ['firefox-esr']), ...absent(sound)],
    },
    {
      name: 'webkit',
      executablePath: mini ?? '',
      missing: [
        ...(mini ? [] : ['MiniBrowser (webkit2gtk-driver)']),
        ...absent(['WebKitWebDriver', 'Xvfb', ...sound]),
      ],
    },
  ]
}

const absent = (commands: readonly string[]) => commands.filter((command) => onPath(command) === null)

function onPath(command: string): string | null {
  const folders = (process.env['PATH'] ?? '').split(delimiter)
  const found = folders.map((folder) => join(folder, command)).find((path) => existsSync(path))
  return found ?? null
}
