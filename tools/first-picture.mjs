// Renders what the page shows before its script runs, with the app's own components, and puts it into index.html.
// The script is only fetched then: public/first-paint.js runs it once the picture is painted.
import { spawnSync } from 'node:child_process'
import { readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import process from 'node:process'

const languages = ['zh-CN', 'en']

/** A path of each picture: of home, and of any other screen, whose code and data are still to come. */
const paths = { home: '/', other: '/song' }

/** Runs in a process of its own, because React's production build has to be asked for before it is imported. */
const rendering = `
globalThis.navigation = { currentEntry: null, entries: () => [] }
const { renderFirstPicture } = await import(process.argv[1])
const pictures = []
for (const lang of ${JSON.stringify(languages)})
  for (const [screen, path] of Object.entries(${JSON.stringify(paths)}))
    pictures.push({ lang, screen, html: await renderFirstPicture(lang, path) })
console.log(JSON.stringify(pictures))
process.exit()`

/**
 * Adds a `<template>` for each language and kind of screen, of which public/first-paint.js shows one.
 * @param {string} root of the project, after the client was built
 * @param {(args: string[]) => void} vite
 */
export function renderFirstPictures(root, vite) {
  const folder = join(root, 'dist/first-picture')
  vite(['--ssr', 'src/first-picture.tsx', '--outDir', folder])
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    ['--input-type=module', '--eval', rendering, join(folder, 'first-picture.js')],
    { cwd: root, encoding: 'utf8', env: { ...process.env, NODE_ENV: 'production' } },
  )
  if (status !== 0) throw new Error(`The first picture cannot be rendered.\n${stderr}`)
  rmSync(folder, { recursive: true })
  const pictures = /** @type {{ lang: string, screen: string, html: string }[]} */ (JSON.parse(stdout))
  const templates = pictures.map(
    ({ lang, screen, html }) =>
      `<template lang="${lang}" data-first-picture="${screen}">${html.replace(/^<link [^>]*>/, '')}</template>`,
  )
  const index = join(root, 'dist/client/index.html')
  const place = '<div id="root"></div>'
  const page = readFileSync(index, 'utf8')
  const script = /<script type="module" crossorigin src=("[^"]+shell-[^"]+")><\/script>/
  if (!page.includes(place) || !script.test(page)) throw new Error('index.html lacks #root or its script')
  writeFileSync(
    index,
    page
      .replace(
        script,
        // a script out of a template has a trusted URL, which one made by a script has not
        (element, url) =>
          `<link rel="modulepreload" crossorigin href=${url} /><template data-app>${element}</template>`,
      )
      .replace(place, [place, ...templates].join('\n    ')),
  )
}
