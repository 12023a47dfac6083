import type { Handler } from './handler'

/** Everyone is a visitor. This reply bears its code inside. */
const loginStatus: Handler<'loginStatus'> = () => ({
  data: { code: 200, account: null, profile: null },
})

export const sessionHandlers = { loginStatus }
