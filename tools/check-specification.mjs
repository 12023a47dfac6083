import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

const sourceEndings = ['.ts', '.tsx', '.js']
const testEndings = ['.test.ts', '.browser.test.ts', '.browser.test.tsx']

/**
 * Finds sources and tests that docs/specification.md names and that do not exist.
 * @param {string} root folder of the repository
 * @returns {string[]} one line for each fault
 */
export function checkSpecification(root) {
  const rows = readFileSync(join(root, 'docs/specification.md'), 'utf8')
    .split('\n')
    .filter((line) => line.startsWith('|') && !/^\| (what is asked|-)/.test(line))
    .map((line) => line.split('|').map((cell) => cell.trim()))
  /** @param {number} column */
  const namesIn = (column) =>
    rows.flatMap((cells) => [...(cells[column] ?? '').matchAll(/`([^`]+)`/g)].map(([, name = '']) => name))
  const exists = (/** @type {string} */ base, /** @type {readonly string[]} */ endings) =>
    endings.some((ending) => existsSync(join(root, base + ending)))
  const sources = namesIn(2)
  const tests = namesIn(3)
  return [
    ...sources
      .filter((name) => !exists(/^(server|public)\//.test(name) ? name : `src/${name}`, sourceEndings))
      .map((name) => `there is no source ${name}`),
    ...tests
      .filter((name) => !exists(`tests/${name}`, testEndings))
      .map((name) => `there is no test ${name}`),
    ...(sources.length > 100 && tests.length > 100 ? [] : ['its tables were not found']),
  ]
}
