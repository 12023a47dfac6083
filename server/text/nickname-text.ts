import { told, type ServerText } from './told'

/** The name of the first account where the system knows no user. */
export const namelessListener = '听众'

/** Returns the first name of an account that was made with a phone number. */
export const phoneNickname = (phone: string): string => `用户${phone.slice(-4)}`

const ofPhone = /^用户(\d{4})$/

/** Returns a listener's name as it is shown: a name that this server gave in the reader's language. */
export function nicknameText(nickname: string): ServerText {
  if (nickname === namelessListener) return told(({ names }) => names.listener)
  const end = ofPhone.exec(nickname)?.[1]
  return end === undefined ? nickname : told(({ names }) => names.phoneListener(end))
}
