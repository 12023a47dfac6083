import { userInfo } from 'node:os'
import type { Listeners } from './listeners'
import { readNickname } from './nickname'

const nameless = '听众'

const systemName = (): string => {
  try {
    return userInfo().username
  } catch {
    // an account number without a name, as containers have it
    return nameless
  }
}

/** Makes the one account that is there from the first start on; does nothing once there is any. */
export function addFirstListener(listeners: Listeners, name: () => string = systemName): void {
  if (listeners.all().length === 0) listeners.create({ nickname: readNickname(name()) ?? nameless })
}
