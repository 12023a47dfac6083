// What listeners type, drawn from the library that is searched.
import { pinyin } from 'pinyin-pro'
import { seededChance } from './seeded-names.mjs'

/** @typedef {import('./make-library.mjs').Track} Track */

/** @param {string} text */
const plain = (text) => text.normalize('NFD').replace(/[\u0300-\u036f]/g, '')
/** @param {string} text */
const initials = (text) => pinyin(text, { pattern: 'first', toneType: 'none', type: 'array' }).join('')
/** @param {string} text */
const syllables = (text) => pinyin(text, { toneType: 'none', type: 'array', v: true }).join('')
/** @param {string} text */
const katakana = (text) =>
  text.replace(/[\u3041-\u3096]/g, (letter) => String.fromCharCode(letter.charCodeAt(0) + 0x60))

/** @type {Record<string, { script: Track['script'], type: (track: Track) => string }>} */
const kinds = {
  'one Han character': { script: 'han', type: ({ title }) => title.charAt(0) },
  'two Han characters': { script: 'han', type: ({ title }) => title.slice(0, 2) },
  'a whole Chinese title': { script: 'han', type: ({ title }) => title },
  'pinyin, one initial': { script: 'han', type: ({ title }) => initials(title).slice(0, 1) },
  'pinyin, two initials': { script: 'han', type: ({ title }) => initials(title).slice(0, 2) },
  'pinyin, all initials': { script: 'han', type: ({ title }) => initials(title) },
  'pinyin, whole syllables': { script: 'han', type: ({ title }) => syllables(title.slice(0, 2)) },
  'one Latin letter': { script: 'latin', type: ({ title }) => title.charAt(0).toLowerCase() },
  'two Latin letters': { script: 'latin', type: ({ title }) => plain(title).slice(0, 2).toLowerCase() },
  'a Latin title, no accents': { script: 'latin', type: ({ title }) => plain(title).toLowerCase() },
  'title and artist': { script: 'latin', type: ({ title, artist }) => `${artist} ${title}` },
  'one kana': { script: 'kana', type: ({ title }) => title.slice(-1) },
  'two kana, the other sort': { script: 'kana', type: ({ title }) => katakana(title.slice(-2)) },
  'what is not there': { script: 'latin', type: ({ title }) => `${title.toLowerCase()} qzx` },
}

/** @param {readonly Track[]} tracks @param {number} count @returns {[string, string[]][]} */
export function queriesFor(tracks, count) {
  const chance = seededChance(99)
  return Object.entries(kinds).map(([name, { script, type }]) => {
    const fitting = tracks.filter((track) => track.script === script && track.title.length > 2)
    return [
      name,
      Array.from({ length: count }, () =>
        type(/** @type {Track} */ (fitting[Math.floor(chance() * fitting.length)])),
      ),
    ]
  })
}
