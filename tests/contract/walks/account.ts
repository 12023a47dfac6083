import { expect } from 'vitest'
import { type Walk } from '../contract-backend'

export const accountWalk: Walk<'loginStatus'> = {
  loginStatus: async (contract) => {
    expect(await contract.reply('loginStatus', {}, 'visitor')).toBeNull()
  },
}
