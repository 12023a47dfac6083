import type { Failure } from '../../contract/failure'
import type { TextKey } from '../../i18n/text-key'
import type { NoticesStore } from '../shell/notices-store'

/** Shows `text` for a failed action. A missing login is shown as such, and a cancelled request not at all. */
export function notifyFailure(
  notices: NoticesStore,
  failure: Failure,
  text: TextKey,
  options: { group?: string } = {},
): void {
  if (failure.kind === 'aborted') return
  if (failure.kind === 'loginNeeded') notices.showFailure(failure, options)
  else notices.show('error', text, options)
}
