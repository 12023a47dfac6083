import { markdownTable } from '../markdown-table.mjs'

const sizes = [60, 2000]

/** @type {Record<import('./pages/parse').Format, string>} */
const names = { lrc: 'LRC', enhanced: 'LRC with words', yrc: 'YRC', ttml: 'TTML' }

/** @param {number} figure */
const rounded = (figure) => figure.toFixed(figure < 10 ? 1 : 0)

/**
 * How fast generated files are read, against AMLL's parsers.
 * @param {import('./sheet-run.mjs').Bench} bench
 * @returns {Promise<string>} Markdown
 */
export async function parsing({ browser, address, versions }) {
  const page = await browser.newPage()
  await page.goto(`${address}/parse.html`)
  const rows = []
  for (const format of await page.evaluate(() => globalThis.parsing.formats))
    for (const lines of sizes) {
      const { bytes, ours, amll } = await page.evaluate(
        ([format, lines]) => globalThis.parsing.run(format, lines),
        /** @type {const} */ ([format, lines]),
      )
      rows.push([
        `${names[format]}, ${lines} lines`,
        (bytes / 1000).toFixed(0),
        rounded(ours.filesPerSecond),
        rounded(amll.filesPerSecond),
        rounded(ours.megabytesPerSecond),
        rounded(amll.megabytesPerSecond),
        (ours.megabytesPerSecond / amll.megabytesPerSecond).toFixed(2),
      ])
    }
  await page.close()
  return `## Reading files

The product's parsers, with all that they check, against \`@applemusic-like-lyrics/lyric\` ${versions['@applemusic-like-lyrics/lyric']}, both in the same page (AMLL's TTML needs the browser's own XML parser, which workers lack), in turn; the medians of 9 slices of 100 ms, one before them left out. The files are generated: the words of the demo library, word by word in all but the first format. The limit is to be as fast: a ratio of at least 1.

${markdownTable(['file', 'kB', 'ours, files/s', 'AMLL, files/s', 'ours, MB/s', 'AMLL, MB/s', 'ratio'], rows)}
`
}
