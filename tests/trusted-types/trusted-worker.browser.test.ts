import { describe, expect, it } from 'vitest'
import { TrustedWorker } from '../../src/trusted-types/trusted-worker'

describe('TrustedWorker', () => {
  it('does not start a script of another origin', () => {
    expect(() => new TrustedWorker('https://evil.example/a.js')).toThrow('No script of Melisma')
  })
})
