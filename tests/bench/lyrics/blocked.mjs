import { markdownTable } from '../markdown-table.mjs'
import { quantile } from '../quantile.mjs'
import { blockedPicture } from './blocked-picture.mjs'
import { rounded } from './sheet-tables.mjs'
import { sheetRun } from './sheet-run.mjs'

/** @type {Record<string, Partial<import('./pages/sheet').SheetAsked>>} */
const shown = { ours: {}, AMLL: { show: 'amll' } }

/**
 * What goes on while the main thread does something else.
 * @param {import('./sheet-run.mjs').Bench} bench
 * @returns {Promise<string>} Markdown
 */
export async function blocked(bench) {
  const { rounds, shortMs } = bench
  /** @type {Map<string, number[][]>} */
  const taken = new Map()
  for (let round = 0; round < rounds; round++)
    for (const [name, asked] of Object.entries(shown)) {
      const { figures } = await sheetRun(bench, { ...asked, rate: 1, blocked: true }, shortMs)
      const seen = await blockedPicture(bench, asked)
      taken.set(name, [
        ...(taken.get(name) ?? []),
        [figures.blockedFrames, figures.blockedDropped, seen.before, seen.after, seen.lit, seen.scrolled],
      ])
    }
  const rows = [...taken].map(([name, runs]) => [
    name,
    ...(runs[0] ?? []).map((_, column) =>
      rounded(
        quantile(
          runs.map((figures) => figures[column] ?? Number.NaN),
          0.5,
        ),
      ),
    ),
  ])
  return `## While the main thread is blocked

The main thread works at something else for 1.5 s again and again, from 0.6 s before a line begins on, so that the old line's last words, the change of line and the new one's first words fall into it. Frames a second of these stretches, and what pictures of the page show of one of them: how many differ from the one before, until the line begins and after it; how many more pixels are lit at its end than at the fewest after the line began; and how far the list has moved. Medians of ${rounds} runs. Pictures are fewer than frames, since each has to be encoded.

${markdownTable(['', 'frames/s', 'dropped/s', 'pictures before', 'pictures after', 'pixels lit', 'pixels scrolled'], rows)}
`
}
