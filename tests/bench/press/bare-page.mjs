/**
 * The least that any page does in the presses that cost a player most: it plays a song, shows the name and cover of
 * another, and has a layer with a cover and forty lines that slides over all of it. It has no script but this.
 */
export const barePage = `<!doctype html><title>Bare</title>
<style>
body { font: 16px sans-serif }
.layer { position: fixed; inset: 0; display: flex; background: linear-gradient(#234, #112); color: #fff;
  transform: translateY(100%); visibility: hidden; transition: transform 400ms, visibility 0s 400ms }
.layer.open { transform: none; visibility: visible; transition: transform 400ms }
li { font-size: 24px; font-weight: 700 }
</style>
<h1>Song 0</h1><p><img src="/cover.jpg?0" width="48" height="48"></p>
<button id="play">Play</button> <button id="open">Open</button> <button id="next">Next</button>
<audio loop src="/0.flac"></audio>
<div class="layer"><p><button id="close">Close</button></p><img src="/cover.jpg?0" width="500" height="500">
<ul>${'<li>A line that is sung in the song</li>'.repeat(40)}</ul></div>
<script>
const audio = document.querySelector('audio')
const layer = document.querySelector('.layer')
let number = 0
play.onclick = () => audio.play()
document.querySelector('#open').onclick = () => layer.classList.add('open')
document.querySelector('#close').onclick = () => layer.classList.remove('open')
next.onclick = () => {
  number++
  document.querySelector('h1').textContent = 'Song ' + number
  for (const picture of document.images) picture.src = '/cover.jpg?' + number
  audio.src = '/' + (number % 2) + '.flac'
  audio.play()
}
</script>`

/** @param {import('playwright').Page} page @param {string} name */
const button = (page, name) => page.getByRole('button', { name, exact: true })

/** @param {import('playwright').Page} page */
const click = async (page) => {
  await page.mouse.down()
  await page.mouse.up()
}

/** @type {import('./presses.mjs').Press[]} */
export const barePresses = [
  {
    name: 'a bare page: open a layer over all of it',
    aim: (page) => button(page, 'Open').hover(),
    press: click,
    after: async (page) => {
      await button(page, 'Close').click()
      await page.waitForTimeout(600)
    },
  },
  {
    name: 'a bare page: close the layer',
    aim: async (page) => {
      await button(page, 'Open').click()
      await page.waitForTimeout(1000)
      await button(page, 'Close').hover()
    },
    press: click,
    after: (page) => page.waitForTimeout(600),
  },
  {
    name: 'a bare page: next',
    aim: (page) => button(page, 'Next').hover(),
    press: click,
    after: (page) => page.waitForTimeout(1500),
  },
]
