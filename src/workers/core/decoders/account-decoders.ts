import { loginStatus } from './account'
import { decoder } from './decoder'

export const accountDecoders = { loginStatus: decoder(loginStatus) }
