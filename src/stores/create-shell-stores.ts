import type { Backend } from '../ports/backend'
import type { LoginRecord } from '../ports/login-record'
import type { SettingsRecords } from '../ports/records'
import type { System } from '../ports/system'
import type { TitleRecord } from '../ports/title-record'
import { SessionStore } from './session/session-store'
import { SettingsStore } from './settings/settings-store'
import { NoticesStore } from './shell/notices-store'
import { ShellStore } from './shell/shell-store'

export interface ShellDeps {
  backend: Backend
  system: System
  settingsRecords: SettingsRecords
  titleRecord?: TitleRecord
  loginRecord?: LoginRecord
  /** Reloads the app. */
  reload: () => void
}

/** Creates the stores of the first download. `createStores` creates all others, and disposes of these as well. */
export function createShellStores(deps: ShellDeps) {
  const notices = new NoticesStore(deps)
  return {
    settings: new SettingsStore(deps),
    notices,
    shell: new ShellStore(deps),
    session: new SessionStore(deps, { notices }),
  }
}

export type CreatedShellStores = ReturnType<typeof createShellStores>
