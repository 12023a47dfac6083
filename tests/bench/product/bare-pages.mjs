// What the product is compared with: pages that do the least that a part of it does.
/** The song alone, as the browser's own controls play it. */
const barePage = `<!doctype html><title>Bare</title>
<button onclick="document.querySelector('audio').play()">Play</button><audio controls loop src="/song.flac"></audio>`

const box = `<style>
div { position: fixed; inset: 400px auto auto 700px; width: 200px; height: 40px; overflow: hidden; background: #eee }
i { display: block; width: 400px; height: 40px; background: linear-gradient(90deg, #000 50%, #999 50%);
  will-change: transform; transform: translateX(-200px) }
</style><div><i></i></div>`

/** A line that is lit from left to right by two transforms, one of which takes back the other. */
const line = `<style>
body { background: #223; color: #fff8; font: 700 36px/48px sans-serif; white-space: nowrap }
section { position: fixed; inset: 400px auto auto 700px; width: 640px; height: 48px }
div { position: absolute; inset: 0; overflow: hidden; color: #fff; animation: light 4s linear infinite }
div > b { display: block; animation: hold 4s linear infinite }
@keyframes light { from { transform: translateX(-640px) } }
@keyframes hold { from { transform: translateX(640px) } }
</style><section>Words are lit while they are sung<div><b>Words are lit while they are sung</b></div></section>`

/**
 * Eight lines a pane, of which every 3.5 s another is lit from left to right, is brighter than the rest, and comes to
 * the same place: the least that lyrics do, by animations of the browser that one timer begins.
 */
const lines = `<style>
body { background: #223; color: #fff; font: 700 36px/90px sans-serif; white-space: nowrap }
section { position: fixed; inset: 90px auto auto 700px; width: 640px; height: 720px; overflow: hidden }
main { will-change: transform }
p { position: relative; margin: 0; width: 640px; height: 90px; opacity: 0.4 }
div { position: absolute; inset: 0; overflow: hidden; visibility: hidden }
div > b { display: block }
</style><section><main></main></section><script>
const words = 'Words are lit while they are sung'
const list = document.querySelector('main')
for (let at = 0; at < 200; at++)
  list.append(Object.assign(document.createElement('p'), { innerHTML: words + '<div><b>' + words + '</b></div>' }))
const glide = { duration: 700, easing: 'ease-out' }
const slow = { duration: 3500 }
const place = (at) => 'translateY(' + (3 - at) * 90 + 'px)'
let line = 3
setInterval(() => {
  const [old, next] = [list.children[line], list.children[++line]]
  old.style.opacity = ''
  old.animate({ opacity: [1, 0.4] }, glide)
  old.firstElementChild.style.visibility = ''
  next.style.opacity = 1
  next.animate({ opacity: [0.4, 1] }, glide)
  const light = next.firstElementChild
  light.style.visibility = 'visible'
  light.animate({ transform: ['translateX(-640px)', 'none'] }, slow)
  light.firstElementChild.animate({ transform: ['translateX(640px)', 'none'] }, slow)
  list.style.transform = place(line)
  list.animate({ transform: [place(line - 1), place(line)] }, glide)
}, 3500)
</script>`

/** Hands on what it hears, as what fades a song has to. */
const worklet = `registerProcessor('pass', class extends AudioWorkletProcessor {
  process([[...input]], [output]) {
    input.forEach((samples, channel) => output[channel].set(samples))
    return true
  }
})`

const steps = `${box}<script>
let step = 0
setInterval(() => (document.querySelector('i').style.transform = \`translateX(\${(++step % 16) * 12 - 192}px)\`), 250)
</script>`

const graph = `<script>
document.querySelector('button').onclick = async () => {
  const context = new AudioContext({ latencyHint: 0.05 })
  await context.audioWorklet.addModule(URL.createObjectURL(new Blob([${JSON.stringify(worklet)}], { type: 'text/javascript' })))
  const pass = new AudioWorkletNode(context, 'pass', { outputChannelCount: [2] })
  const audio = document.querySelector('audio')
  context.createMediaElementSource(audio).connect(pass).connect(context.destination)
  await audio.play()
}
</script>`

/**
 * The bare page, and the least that any page costs in which something moves in every frame, or one line is lit word by
 * word, or a list of lines moves on besides, or something moves four times a second, or whose sound goes through a
 * graph with one worklet, as fades and the spectrum need it.
 */
export const barePages = {
  still: barePage,
  smoothly: `${barePage}${box}<style>
i { animation: move 2s linear infinite }
@keyframes move { to { transform: translateX(0) } }
</style>`,
  line: `${barePage}${line}`,
  stepwise: `${barePage}${steps}`,
  graph: `${barePage}${graph}`,
  graphStepwise: `${barePage}${graph}${steps}`,
  graphLines: `${barePage}${graph}${lines}`,
}
