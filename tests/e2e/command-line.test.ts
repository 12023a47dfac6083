import { describe, expect, it } from 'vitest'
import { runProduct } from '../support/e2e/start-product'

describe('npm start', () => {
  it('lists its options', async () => {
    const { code, out } = await runProduct(['--help'])
    expect(code).toBe(0)
    for (const option of ['--music DIR', '--backend URL', '--port N', '--host H'])
      expect(out).toContain(option)
  })

  it.each([
    [['--music', '/nowhere/at/all'], /\/nowhere\/at\/all/],
    [['--port', 'many'], /--port/],
    [['--backend', 'ftp://example.org'], /--backend/],
    [['--colour', 'red'], /--colour/],
  ])('says in one line what is wrong with %j', async (args, line) => {
    const { code, error } = await runProduct(args)
    expect(code).not.toBe(0)
    expect(error.trim().split('\n')).toHaveLength(1)
    expect(error).toMatch(line)
  })
})
