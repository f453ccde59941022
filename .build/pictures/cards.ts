import { circle, line, picture, rect, sky } from './svg'

const width = 400
const height = 200

/** Small wide pictures for the cards of a board: a sketch of a screen, a chart, colours. */
export function cards(): string[] {
  return [sketch(), chart(), colors()]
}

function sketch(): string {
  return picture(
    width,
    height,
    sky(width, height, '#dbe7ff', '#c3d4fb'),
    rect(70, 30, 170, 150, '#fff', 12) + rect(86, 46, 60, 10, '#4f6bd8', 5),
    rect(86, 68, 138, 44, '#e3eaff', 6) + line('M86 128h138M86 144h100', '#c5d0ee', 8),
    rect(86, 158, 48, 12, '#4f6bd8', 6),
    rect(262, 44, 74, 136, '#fff', 14) + rect(274, 58, 50, 40, '#ffd9c2', 6),
    line('M276 114h46M276 130h30', '#c5d0ee', 8) + circle(299, 162, 8, '#f28c5a'),
  )
}

function chart(): string {
  const bars = [60, 92, 74, 118, 100, 140].map((tall, index) =>
    rect(66 + index * 46, 172 - tall, 28, tall, index === 5 ? '#f59e0b' : '#34b3a0', 6),
  )
  return picture(
    width,
    height,
    sky(width, height, '#e2f6f0', '#c8ecdf'),
    bars.join(''),
    line('M80 96l46-30 46 14 46-40 46 16 46-34', '#0f6b5f', 5),
    line('M52 176h298', '#0f6b5f', 4, 'opacity=".4"'),
  )
}

function colors(): string {
  return picture(
    width,
    height,
    rect(0, 0, width, height, '#fbe9f1'),
    rect(40, 36, 92, 128, '#e0457b', 14),
    rect(112, 36, 92, 128, '#f28c5a', 14, 'transform="rotate(6 158 100)"'),
    rect(190, 36, 92, 128, '#f7c548', 14, 'transform="rotate(12 236 100)"'),
    rect(262, 40, 92, 128, '#3fb59b', 14, 'transform="rotate(18 308 104)"'),
    circle(86, 140, 12, '#fff', 'opacity=".7"'),
  )
}
