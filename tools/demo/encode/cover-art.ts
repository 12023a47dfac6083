import type { Release } from '../songs/releases'
import { createRandom } from '../random'
import { sine } from '../synth/exact-math'
import { blur, circle, linear, path, picture, radial, rect, wave } from './svg'

function rain(): string {
  const random = createRandom(1)
  const drops = Array.from({ length: 70 }, () => {
    const [x, y] = [random.next() * 700 - 30, random.next() * 640]
    const length = 24 + random.next() * 70
    const width = (0.8 + random.next() * 1.8).toFixed(2)
    const opacity = (0.08 + random.next() * 0.26).toFixed(2)
    return `<line x1="${x.toFixed(1)}" y1="${y.toFixed(1)}" x2="${(x - length * 0.16).toFixed(1)}" y2="${(y + length).toFixed(1)}" stroke="#dff1ff" stroke-width="${width}" stroke-opacity="${opacity}" stroke-linecap="round"/>`
  })
  const lamps = [
    [96, 330, 62, '#ffb765'],
    [214, 372, 34, '#ffd9a0'],
    [470, 318, 84, '#ff9c6b'],
    [566, 388, 40, '#8fd0ff'],
    [342, 392, 24, '#ffe6bf'],
  ] as const
  const glow = lamps.flatMap(([x, y, radius, fill]) => [
    circle(x, y, radius * 1.5, fill, 'opacity="0.28" filter="url(#soft)"'),
    circle(x, y, radius, fill, 'opacity="0.5"'),
    rect(fill, [x - radius * 0.5, 470, radius, 170], 'opacity="0.22" filter="url(#soft)" rx="20"'),
  ])
  return picture(
    [
      linear('sky', [0, 0, 0.2, 1], ['0 #122340', '0.45 #2b4d78', '0.72 #5d7fa5', '1 #1a2b48']),
      linear('ground', [0, 0, 0, 1], ['0 #27405f', '1 #0e1a30']),
      linear('shade', [0, 0, 0, 1], ['0 #f3ead8', '1 #d9825b']),
      blur('soft', 16),
    ],
    [
      rect('url(#sky)'),
      ...glow.slice(0, 15),
      wave([452, 440, 458, 446, 454], 640, 'url(#ground)', 'opacity="0.82"'),
      path(
        'M168 300C176 196 258 138 330 138C402 138 486 196 494 300C470 282 442 282 420 300C396 280 362 280 331 300C302 280 268 280 244 300C222 282 192 282 168 300Z',
        'url(#shade)',
      ),
      path(
        'M330 138C300 180 244 230 244 300C222 282 192 282 168 300C176 196 258 138 330 138Z',
        '#fff5e2',
        'opacity="0.35"',
      ),
      path(
        'M327 296L335 296L335 470Q335 506 304 506Q276 506 276 478L284 478Q284 498 304 498Q327 498 327 470Z',
        '#f7e7cf',
      ),
      circle(331, 134, 6, '#f7e7cf'),
      ...drops,
    ],
  )
}

function tide(): string {
  const layers = [
    ['#f4b393', 330],
    ['#c9788a', 378],
    ['#7f5a8c', 424],
    ['#4a4480', 474],
    ['#2b2f63', 526],
    ['#171d45', 576],
  ] as const
  const waves = layers.map(([fill, y], index) => {
    const heights = Array.from(
      { length: 9 },
      (_, step) => y + 17 * sine(step * 0.19 + index * 0.37) + 7 * sine(step * 0.43),
    )
    return wave(heights, 640, fill, 'opacity="0.94"')
  })
  const boat = (x: number, y: number, size: number): string =>
    path(
      `M${x - size} ${y}L${x + size} ${y}L${x + size * 0.6} ${y + size * 0.42}L${x - size * 0.6} ${y + size * 0.42}ZM${x - size * 0.55} ${y - 3}L${x} ${y - size * 0.95}L${x + size * 0.55} ${y - 3}Z`,
      '#fff6ea',
      'opacity="0.95"',
    )
  return picture(
    [
      linear('dusk', [0, 0, 0, 1], ['0 #26336e', '0.3 #8a5f95', '0.52 #f0a184', '0.62 #ffd9a8']),
      radial('moon', [0.5, 0.5, 0.5], ['0 #fffaf0', '0.7 #ffe9c4', '1 #ffdba6']),
      blur('soft', 30),
    ],
    [
      rect('url(#dusk)'),
      circle(428, 196, 120, '#ffe6bd', 'opacity="0.4" filter="url(#soft)"'),
      circle(428, 196, 74, 'url(#moon)'),
      ...waves.slice(0, 3),
      boat(224, 436, 44),
      ...waves.slice(3, 5),
      boat(446, 520, 26),
      ...waves.slice(5),
    ],
  )
}

function soda(): string {
  const random = createRandom(3)
  const bubbles = Array.from({ length: 34 }, () => {
    const [x, y, radius] = [
      random.next() * 640,
      40 + random.next() * 580,
      3 + random.next() * random.next() * 26,
    ]
    return (
      circle(x, y, radius, '#ffffff', `opacity="${(0.08 + random.next() * 0.2).toFixed(2)}"`) +
      circle(x - radius * 0.35, y - radius * 0.35, radius * 0.22, '#ffffff', 'opacity="0.75"')
    )
  })
  const arms = Array.from({ length: 7 }, (_, index) => {
    const x = 236 + index * 28
    const sway = index % 2 === 0 ? 34 : -30
    const length = 470 + (index % 3) * 36
    return `<path d="M${x} 330C${x + sway} 380 ${x - sway} 420 ${x + sway * 0.6} ${length}S${x} ${length + 40} ${x + sway * 0.2} ${length + 70}" fill="none" stroke="url(#arm)" stroke-width="${9 - Math.abs(index - 3)}" stroke-linecap="round" opacity="0.85"/>`
  })
  return picture(
    [
      linear('sea', [0, 0, 0.3, 1], ['0 #5ee7df', '0.4 #52a8f0', '0.75 #7a6cf0', '1 #3c2f94']),
      radial('bell', [0.42, 0.28, 0.8], ['0 #ffffff', '0.35 #ffd3f1', '0.75 #ff8ed0', '1 #b65cf0']),
      radial('glow', [0.2, 0.15, 0.5], ['0 #d6fff8 0.6', '1 #d6fff8 0']),
      radial('deep', [0.9, 0.9, 0.5], ['0 #1d1464 0.6', '1 #1d1464 0']),
      linear('arm', [0, 0, 0, 1], ['0 #ffd3f1', '1 #a9fff4 0.15']),
      blur('soft', 26),
    ],
    [
      rect('url(#sea)'),
      rect('url(#glow)'),
      rect('url(#deep)'),
      ...bubbles.slice(0, 17),
      circle(320, 280, 150, '#ffb3ea', 'opacity="0.45" filter="url(#soft)"'),
      ...arms,
      path(
        'M168 330C150 190 236 116 320 116C404 116 490 190 472 330C450 352 428 318 404 340C382 360 344 330 320 346C296 330 258 360 236 340C212 318 190 352 168 330Z',
        'url(#bell)',
        'opacity="0.93"',
      ),
      path(
        'M232 204C246 168 280 146 312 144C276 164 250 196 246 236C236 234 228 222 232 204Z',
        '#ffffff',
        'opacity="0.65"',
      ),
      ...bubbles.slice(17),
    ],
  )
}

function copper(): string {
  const rings = ['#3a120c', '#6b1f12', '#a63a17', '#d9641c', '#f29a2e', '#ffd071', '#fff0c2']
  const arcs = rings.map((fill, index) => circle(320, 470, 400 - index * 54, fill))
  const rays = Array.from({ length: 24 }, (_, index) => {
    const [a, b] = [index / 48 + 0.5, (index + 0.5) / 48 + 0.5]
    const at = (turn: number): string =>
      `${(320 + 720 * sine(turn + 0.25)).toFixed(1)} ${(470 + 720 * sine(turn)).toFixed(1)}`
    return path(`M320 470L${at(a)}L${at(b)}Z`, '#ffb84d', 'opacity="0.13"')
  })
  return picture(
    [
      linear('back', [0, 0, 0, 1], ['0 #14302f', '1 #0c1a1f']),
      linear('floor', [0, 0, 0, 1], ['0 #0f2b2c', '1 #071315']),
    ],
    [
      rect('url(#back)'),
      ...rays,
      ...arcs,
      rect('url(#floor)', [0, 470, 640, 170]),
      ...Array.from({ length: 9 }, (_, index) => {
        const width = 380 - index * 36
        return rect(
          rings[Math.min(6, 3 + (index % 4))]!,
          [320 - width / 2, 486 + index * 16, width, 7],
          'rx="3.5" opacity="0.7"',
        )
      }),
    ],
  )
}

function afternoon(): string {
  const leaf = (x: number, y: number, turn: number, size: number, fill: string): string =>
    `<g transform="translate(${x} ${y}) rotate(${turn}) scale(${size})">${path('M0 0C40 -70 40 -170 0 -240C-40 -170 -40 -70 0 0Z', fill)}<path d="M0 0L0 -226" stroke="#ffffff" stroke-opacity="0.25" stroke-width="3"/></g>`
  const fan = (x: number, y: number, size: number, fills: readonly string[], from: number): string[] =>
    Array.from({ length: 7 }, (_, index) => leaf(x, y, from + index * 24, size, fills[index % fills.length]!))
  return picture(
    [
      linear('wall', [0, 0, 1, 1], ['0 #ffe9c7', '0.5 #f9c89b', '1 #ef9a7d']),
      linear('light', [0, 0, 1, 0], ['0 #fff8e6 0.85', '1 #fff3d6 0.25']),
      linear('cup', [0, 0, 1, 0], ['0 #ffffff', '1 #e6d5c3']),
      blur('soft', 9),
    ],
    [
      rect('url(#wall)'),
      ...[0, 1, 2, 3].map((index) =>
        path(
          `M${120 + index * 110} 0L${200 + index * 110} 0L${40 + index * 110} 640L${-40 + index * 110} 640Z`,
          'url(#light)',
          'opacity="0.5"',
        ),
      ),
      `<g opacity="0.22" filter="url(#soft)">${fan(610, 250, 1.15, ['#7a3f35'], -190).join('')}</g>`,
      ...fan(640, 210, 1, ['#2f7d6b', '#3f9a7c', '#1f5f57'], -190),
      ...fan(-6, 660, 1.1, ['#1f5f57', '#2f7d6b', '#57b08a'], -12),
      `<ellipse cx="346" cy="540" rx="158" ry="30" fill="#8c4a3a" opacity="0.35" filter="url(#soft)"/>`,
      `<ellipse cx="330" cy="524" rx="146" ry="28" fill="#fff7ec"/>`,
      path('M238 398L422 398C422 470 404 524 330 524C256 524 238 470 238 398Z', 'url(#cup)'),
      path('M420 414C474 408 476 482 404 486L408 470C452 464 450 426 420 430Z', '#f0e0cf'),
      `<ellipse cx="330" cy="398" rx="92" ry="20" fill="#fff7ec"/><ellipse cx="330" cy="400" rx="80" ry="15" fill="#7b4326"/>`,
      ...[0, 1, 2].map(
        (index) =>
          `<path d="M${296 + index * 34} 366C${276 + index * 34} 330 ${318 + index * 34} 306 ${296 + index * 34} 262" fill="none" stroke="#ffffff" stroke-width="7" stroke-linecap="round" opacity="0.5"/>`,
      ),
    ],
  )
}

function store(): string {
  const random = createRandom(6)
  const windows = Array.from({ length: 46 }, () => {
    const [x, y] = [Math.floor(random.next() * 26) * 25 + 4, Math.floor(random.next() * 9) * 26 + 92]
    return rect(
      random.next() < 0.7 ? '#ffd98a' : '#8be9ff',
      [x, y, 9, 12],
      `opacity="${(0.25 + random.next() * 0.5).toFixed(2)}"`,
    )
  })
  const towers = [
    [0, 120, 92],
    [100, 60, 88],
    [196, 150, 70],
    [274, 90, 104],
    [386, 130, 80],
    [474, 48, 84],
    [566, 112, 80],
  ] as const
  const goods = Array.from({ length: 3 }, (_, row) =>
    Array.from({ length: 11 }, (_, index) =>
      rect(
        ['#ff7aa8', '#ffd166', '#6ee7d8', '#8aa8ff', '#ffffff'][Math.floor(random.next() * 5)]!,
        [150 + index * 31, 428 + row * 40 - random.next() * 8, 19, 26],
        'rx="4" opacity="0.9"',
      ),
    ).join(''),
  )
  return picture(
    [
      linear('night', [0, 0, 0, 1], ['0 #0d0b2b', '0.6 #2a1d5e', '1 #4b2a74']),
      linear('shop', [0, 0, 0, 1], ['0 #fff6d8', '1 #b9f4e6']),
      linear('street', [0, 0, 0, 1], ['0 #241a4d', '1 #0b0920']),
      blur('soft', 30),
    ],
    [
      rect('url(#night)'),
      path('M524 54A30 30 0 1 0 550 92A25 25 0 0 1 524 54Z', '#fff2d0'),
      ...towers.map(([x, y, width]) => rect('#15103d', [x, y + 40, width, 400], 'opacity="0.9"')),
      `<g>${windows.join('')}</g>`,
      rect('url(#street)', [0, 552, 640, 88]),
      rect('#9ff5e2', [90, 340, 460, 240], 'filter="url(#soft)" opacity="0.55"'),
      rect('#1c1550', [104, 338, 432, 222], 'rx="10"'),
      rect('url(#shop)', [122, 400, 396, 152], 'rx="4"'),
      ...goods,
      rect('#3ad6b4', [104, 346, 432, 18]),
      rect('#fff8e8', [104, 364, 432, 12]),
      rect('#ff6f91', [104, 376, 432, 12]),
      rect('#1c1550', [316, 400, 8, 152]),
      path('M122 560L518 560L600 640L40 640Z', '#b9f4e6', 'opacity="0.22"'),
    ],
  )
}

/** The picture of each release, as an SVG document. */
export const coverArt: Readonly<Record<Release['cover'], () => string>> = {
  rain,
  tide,
  soda,
  copper,
  afternoon,
  store,
}
