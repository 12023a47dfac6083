import { expect } from 'vitest'
import { type Walk } from '../contract-backend'

export const searchWalk: Walk<'hotSearches'> = {
  hotSearches: async (contract) => {
    const rows = await contract.reply('hotSearches', {})
    expect(rows.length).toBeGreaterThan(0)
    expect(rows[0]?.badge).toBe('hot')
  },
}
