import type { Profile } from '../contract/replies/account'
import type { Result } from '../contract/result'
import type { AppVersion } from '../ports/app-version'
import type { Backend } from '../ports/backend'
import type { LastDoneRecord } from '../ports/last-done-record'
import type { System } from '../ports/system'
import type { CreatedStores } from './create-stores'
import { DailySignIn } from './home/daily-sign-in'
import { LanguageChanges } from './settings/language-changes'
import { KeptPlaylists } from './offline/kept-playlists'
import { LoginChanges } from './session/login-changes'
import { SessionRefresh } from './session/session-refresh'
import { StartupSessionCheck } from './session/startup-session-check'
import { ConnectionCheck } from './shell/connection-check'
import { UpdateNotifier } from './shell/update-notifier'

interface BackgroundDeps {
  backend: Backend
  system: System
  signInRecord: LastDoneRecord
  refreshRecord: LastDoneRecord
  appVersion: AppVersion
  /** Loads the data of the current screen again. */
  revalidate: () => void
  /** Leads to an error page, and back from it. */
  redirect: { leave: () => void; comeBack: () => void }
  isKeptForOffline: () => boolean
}

/**
 * Starts what runs by itself for the whole visit. `firstCheck` is the answer to the first question, who is logged in.
 * Returns a function that stops all of it.
 */
export function startBackgroundTasks(
  deps: BackgroundDeps,
  stores: CreatedStores,
  firstCheck: Promise<Result<Profile | null>>,
): () => void {
  const tasks = [
    new ConnectionCheck(deps, stores),
    new DailySignIn(deps, stores),
    new KeptPlaylists(deps, stores),
    new LanguageChanges(deps, stores),
    new LoginChanges(deps, stores),
    new SessionRefresh(deps, stores),
    new UpdateNotifier(deps, stores),
  ]
  for (const task of tasks) task.start()
  const startupCheck = new StartupSessionCheck(deps, stores)
  void startupCheck.start(firstCheck)
  return () => {
    for (const task of [...tasks, startupCheck]) task.dispose()
  }
}
