import { hills, peaks, skyline, stars, sun, water } from './landscape'
import { seededRandom } from './seededRandom'
import { circle, line, path, picture, rect, round, sky } from './svg'

const width = 400
const height = 300
const size = { width, height }

/** Twelve pictures of the gallery, 4:3: places and patterns. */
export function gallery(): string[] {
  return [
    scene(
      sky(width, height, '#ff9a6b', '#ffd3a1', '#fff0d0'),
      sun(200, 170, 42, '#ff6b4a'),
      water(size, 172, '#c2567a', 1),
    ),
    scene(
      sky(width, height, '#8ec9f5', '#e8f5ff'),
      peaks(size, 210, 130, '#7d93b5', 2),
      peaks(size, 240, 90, '#4f6a8f', 3),
      hills(size, 262, 40, '#2f6d57', 4),
    ),
    scene(
      sky(width, height, '#141a3c', '#3a2a6b', '#8a4a8f'),
      stars(size, 40, 5),
      skyline(size, 220, 110, '#1c1e45', '', 6),
      skyline(size, 260, 90, '#0d0f2a', '#ffd86b', 7),
    ),
    scene(
      sky(width, height, '#bfe8e0', '#f2fbf3'),
      sun(310, 70, 24, '#fff3b0'),
      karst('#7fb0ad', 8),
      karst('#3f7d80', 9),
      water(size, 220, '#3fa7a3', 10),
    ),
    scene(
      sky(width, height, '#ffd27a', '#fff1c9'),
      sun(92, 80, 30, '#fff8e0'),
      hills(size, 200, 60, '#e8a653', 11),
      hills(size, 240, 60, '#cf8338', 12),
      hills(size, 285, 50, '#a9602a', 13),
    ),
    scene(
      sky(width, height, '#0b1d33', '#124559', '#0b2a3a'),
      stars(size, 35, 14),
      aurora(),
      peaks(size, 280, 90, '#071521', 15),
    ),
    scene(sky(width, height, '#cdeccf', '#f6ffe8'), terraces()),
    scene(
      sky(width, height, '#1a0b3b', '#5b1a7a', '#ff5fa2'),
      sun(200, 165, 62, '#ffcf5c'),
      grid(),
    ),
    scene(sky(width, height, '#f5c6d6', '#fdeef2'), hills(size, 250, 40, '#e59ab4', 16), blossom()),
    scene(rect(0, 0, width, height, '#f4efe6'), circles()),
    scene(rect(0, 0, width, height, '#0f3d5c'), waves()),
    scene(
      sky(width, height, '#5b7f6b', '#cfe3cf'),
      forest('#4d7a62', 210, 17),
      forest('#2f5a45', 250, 18),
      forest('#1b3d2e', 296, 19),
    ),
  ]
}

function scene(...shapes: string[]): string {
  return picture(width, height, ...shapes)
}

/** Draws steep limestone islands, as in southern Thailand. */
function karst(color: string, seed: number): string {
  const next = seededRandom(seed)
  return [40, 140, 250, 350]
    .map((x) => {
      const half = 26 + next() * 26
      const top = 90 + next() * 80
      const left = round(x - half)
      return path(
        `M${left} 226C${left} ${round(top)} ${round(x - half / 2)} ${round(top - 24)} ${x} ${round(top)}S${round(x + half)} ${round(top + 40)} ${round(x + half)} 226z`,
        color,
      )
    })
    .join('')
}

function aurora(): string {
  return ['#5ef2b0', '#4ac6ff', '#b07bff']
    .map((color, index) =>
      line(
        `M-20 ${150 - index * 34}C90 ${60 - index * 20} 180 ${190 - index * 30} 420 ${70 - index * 24}`,
        color,
        30 - index * 6,
        'opacity=".4"',
      ),
    )
    .join('')
}

function terraces(): string {
  return ['#a9d67a', '#8cc763', '#6fb550', '#55a042', '#3f8a37', '#2d732f']
    .map((color, index) => {
      const y = 120 + index * 32
      return path(
        `M0 ${y + 24}C90 ${y - 26} 170 ${y + 44} 260 ${y}S360 ${y - 22} 400 ${y + 6}V300H0z`,
        color,
      )
    })
    .join('')
}

/** Draws a floor of lines that run to the horizon. */
function grid(): string {
  const rays = Array.from({ length: 13 }, (_, index) => `M200 190L${(index - 6) * 110 + 200} 300`)
  const rows = [196, 206, 220, 240, 268].map((y) => `M0 ${y}h400`)
  return (
    rect(0, 190, width, 110, '#1a0b3b') +
    line([...rays, ...rows].join(''), '#49e7ff', 2, 'opacity=".8"')
  )
}

function blossom(): string {
  const next = seededRandom(20)
  const flowers = Array.from({ length: 34 }, (_, index) => {
    const angle = index * 2.4
    const reach = 12 + next() * 78
    return circle(
      Math.round(210 + Math.cos(angle) * reach * 1.5),
      Math.round(112 + Math.sin(angle) * reach * 0.8),
      Math.round(9 + next() * 12),
      ['#ff8fb3', '#ffb3cc', '#ff6f9c'][index % 3] ?? '',
    )
  })
  return (
    line(
      'M204 270C212 220 196 190 210 120M206 196C180 170 160 160 140 140M207 186c30-20 50-30 70-46',
      '#6b3f3a',
      9,
    ) + flowers.join('')
  )
}

function circles(): string {
  const next = seededRandom(21)
  const colors = ['#e4572e', '#17bebb', '#ffc914', '#2e282a', '#76b041']
  return Array.from({ length: 14 }, (_, index) =>
    circle(
      Math.round(next() * width),
      Math.round(next() * height),
      Math.round(18 + next() * 50),
      colors[index % 5] ?? '',
      'opacity=".82"',
    ),
  ).join('')
}

function waves(): string {
  return ['#15587f', '#1b75a3', '#2695c2', '#4bb8d8', '#8fdbe8', '#d8f5f5']
    .map((color, index) => {
      const y = 60 + index * 42
      return path(`M0 ${y}c50-40 100-40 150 0s90 40 130 0 80-40 120-10V300H0z`, color)
    })
    .join('')
}

function forest(color: string, base: number, seed: number): string {
  const next = seededRandom(seed)
  let trees = ''
  for (let x = -10; x < width; x += 26) {
    const top = Math.round(base - 70 - next() * 60)
    const middle = Math.round(x + next() * 10)
    trees += `M${middle} ${top}l22 ${base - top}h-44z`
  }
  return path(`${trees}M0 ${base - 8}h400V300H0z`, color)
}
