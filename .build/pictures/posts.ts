import { hills, skyline, stars, sun, water } from './landscape'
import { seededRandom } from './seededRandom'
import { circle, ellipse, line, path, picture, rect, sky } from './svg'

const width = 640
const height = 360
const size = { width, height }

/** Pictures of posts, 16:9: arcade, beach, trophy, noodles, desk, night market. */
export function posts(): string[] {
  return [arcade(), beach(), trophy(), noodles(), desk(), market()]
}

function scene(...shapes: string[]): string {
  return picture(width, height, ...shapes)
}

function machine(x: number, color: string, glow: string): string {
  return (
    path(`M${x} 70h120v190l16 70H${x - 16}l16-70z`, color) +
    rect(x + 12, 82, 96, 26, glow, 6) +
    rect(x + 14, 120, 92, 84, '#0b1026', 8) +
    path(`M${x} 216h120l10 30H${x - 10}z`, '#0b1026') +
    line(`M${x + 28} 230v-14`, '#e5e7eb', 4) +
    circle(x + 28, 213, 6, glow) +
    circle(x + 72, 231, 6, '#f43f5e') +
    circle(x + 92, 231, 6, '#facc15') +
    path(`M${x + 40} 166h8v-8h24v8h8v16h-8v8h-8v-8h-8v8h-8v-8h-8z`, glow)
  )
}

function arcade(): string {
  return scene(
    sky(width, height, '#1e1147', '#3b1d72'),
    rect(0, 318, width, 42, '#150c33'),
    machine(70, '#7c3aed', '#22d3ee'),
    machine(260, '#db2777', '#fde047'),
    machine(450, '#2563eb', '#4ade80'),
  )
}

function beach(): string {
  return scene(
    sky(width, height, '#5cc0f0', '#cdefff'),
    sun(520, 80, 34, '#fff2b3'),
    water(size, 190, '#1fa3b8', 31),
    path('M0 290C160 240 300 300 640 250V360H0z', '#f5dcae'),
    line('M150 300C158 220 176 160 214 112', '#8a5a34', 13),
    path(
      'M214 112c-60-30-96-10-110 22 36-22 70-22 110-22zm0 0c-30-50-70-56-98-44 40 8 70 20 98 44zm0 0c10-54 50-72 84-62-38 14-62 30-84 62zm0 0c50-24 92-4 104 30-34-22-66-28-104-30z',
      '#2f8f5b',
    ),
    path('M430 286h90l-12 20h-66z', '#e4572e'),
    path('M474 200v80h-44z', '#fff'),
  )
}

function trophy(): string {
  const next = seededRandom(32)
  const colors = ['#f43f5e', '#22c55e', '#3b82f6', '#f59e0b', '#a855f7']
  const confetti = Array.from({ length: 24 }, (_, index) =>
    rect(
      Math.round(next() * width),
      Math.round(next() * height),
      10,
      10,
      colors[index % 5] ?? '',
      2,
    ),
  )
  return scene(
    sky(width, height, '#fff4d6', '#ffe1b0'),
    confetti.join(''),
    line('M252 96c-52-6-52 76 22 84M388 96c52-6 52 76-22 84', '#d99a1c', 14),
    path('M246 70h148c0 90-20 140-74 146-54-6-74-56-74-146z', '#f5b82e'),
    path('M270 70h28c0 70 6 110 20 142-36-14-48-72-48-142z', '#ffdb7d'),
    rect(308, 212, 24, 46, '#d99a1c'),
    rect(262, 256, 116, 20, '#d99a1c', 6),
    rect(244, 274, 152, 40, '#5b3a1e', 8),
    path('M320 104l10 22 24 2-18 16 6 24-22-13-22 13 6-24-18-16 24-2z', '#fff7e0'),
  )
}

function noodles(): string {
  return scene(
    rect(0, 0, width, height, '#e9c9a3'),
    path('M0 250h640v110H0z', '#c98f5c'),
    ellipse(320, 306, 170, 18, '#00000022'),
    path('M140 170h360c0 90-60 134-110 140H250c-50-6-110-50-110-140z', '#b3262e'),
    ellipse(320, 170, 180, 40, '#d9dde2'),
    ellipse(320, 172, 162, 32, '#e38b3a'),
    line(
      'M200 174c40-24 60 20 100 0s60 20 100 0 50 14 50 6M220 184c40-14 60 14 100 0s60 14 90 2',
      '#ffe29a',
      7,
    ),
    circle(260, 166, 24, '#fff') + circle(260, 166, 12, '#ffb52e'),
    line('M350 156l50 14M360 148l44 12', '#3f9b4f', 8),
    circle(420, 172, 12, '#d94f3d') + circle(446, 166, 9, '#d94f3d'),
    line('M430 150L560 40M446 156L580 56', '#5b3a1e', 8),
    line(
      'M250 110c-14-22 14-30 0-54M320 104c-14-22 14-30 0-54M390 110c-14-22 14-30 0-54',
      '#fff',
      8,
      'opacity=".7"',
    ),
  )
}

function desk(): string {
  return scene(
    rect(0, 0, width, height, '#e5ecf4'),
    rect(60, 40, 150, 120, '#bcd9ee', 8) + line('M135 40v120M60 100h150', '#fff', 8),
    rect(0, 286, width, 74, '#b98a5e'),
    rect(210, 110, 260, 160, '#252b3a', 14),
    rect(222, 122, 236, 136, '#101726', 6),
    line('M244 150h70M244 172h110M264 194h90M264 216h60M244 238h40', '#5eead4', 7),
    line('M370 150h50M376 194h56', '#f472b6', 7),
    path('M186 270h308l22 18H164z', '#3b4459'),
    rect(520, 226, 56, 60, '#f4f1ea', 10) + line('M576 240c24-2 24 30 0 28', '#f4f1ea', 8),
    rect(92, 226, 62, 60, '#d06d4a', 8),
    path(
      'M122 228c-50-20-50-70-34-84 20 16 36 40 34 84zm2 0c-4-60 10-90 30-100 12 30 4 70-30 100zm0 0c20-40 40-50 64-46-4 26-30 44-64 46z',
      '#3d8f63',
    ),
  )
}

function stall(x: number, color: string): string {
  return (
    path(`M${x} 190h150l-14 40H${x + 14}z`, color) +
    path(`M${x + 30} 190h30l-3 40h-30zM${x + 90} 190h30l-9 40h-30z`, '#fff', 'opacity=".75"') +
    rect(x + 18, 230, 114, 60, '#3b2a4a') +
    rect(x + 8, 288, 134, 40, '#6b4a34', 4)
  )
}

function market(): string {
  const lamps = [40, 120, 200, 280, 360, 440, 520, 600].map((x, index) =>
    circle(x, index % 2 === 0 ? 118 : 132, 10, index % 3 === 0 ? '#ff7a59' : '#ffd166'),
  )
  return scene(
    sky(width, height, '#141638', '#3b2667'),
    stars(size, 40, 33),
    skyline(size, 190, 90, '#0f1030', '#ffcf6b', 34),
    line('M0 106Q160 150 320 122T640 116', '#7a6aa8', 3),
    lamps.join(''),
    hills(size, 338, 10, '#221a3a', 35),
    stall(30, '#ef476f') + stall(245, '#06b6a4') + stall(460, '#f59e0b'),
  )
}
