import { describe, expect, it } from 'vitest'
import { QualityAccess } from '../../../src/stores/library/quality-access'

const access = (available: boolean, isMember: boolean) =>
  new QualityAccess({ libraryReport: { available }, session: { isMember } })

describe('QualityAccess', () => {
  it('keeps lossless and above for the members of a service', () => {
    expect(access(false, false).allows('lossless')).toBe(false)
    expect(access(false, true).allows('lossless')).toBe(true)
    expect(access(false, true).isForMembers('lossless')).toBe(true)
    expect(access(false, false).allows('exhigh')).toBe(true)
  })

  it('gives everyone every quality of a server’s own files, and speaks of no members', () => {
    expect(access(true, false).allows('hires')).toBe(true)
    expect(access(true, false).isForMembers('hires')).toBe(false)
  })
})
