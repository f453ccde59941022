import type { Random } from '#mocks/random'

/** One action of a hand. Places are shares of the window; elements are indexes into the elements present. */
export type Move =
  | { kind: 'tap' | 'doubleTap'; x: number; y: number }
  | { kind: 'enter'; element: number }
  | { kind: 'drag'; x: number; y: number; toX: number; toY: number }
  | { kind: 'type' | 'paste'; field: number; text: number }
  | { kind: 'key'; key: string }
  | { kind: 'resize'; width: number }
  | { kind: 'back' | 'offline' | 'online' }

/** Texts that nobody means to type, but somebody does. */
export const texts: readonly string[] = [
  'a'.repeat(10_000),
  '🙂👩‍👩‍👧‍👦🇹🇭'.repeat(20),
  'مرحبا بالعالم، هذا نص طويل من اليمين إلى اليسار',
  'ก็่้๊๋์ำ'.repeat(40),
  '<b onclick="alert(1)">&amp;</b>',
  '-1e309',
  '31/02/2026',
  '   ',
]

const keys = [
  'Tab',
  'Shift+Tab',
  'Escape',
  'Enter',
  'Space',
  'ArrowDown',
  'ArrowUp',
  'Delete',
  'Home',
]

const kinds: readonly [Move['kind'], ...Move['kind'][]] = [
  ...(['tap', 'tap', 'tap', 'tap', 'doubleTap', 'doubleTap', 'enter', 'enter', 'enter'] as const),
  ...([
    'type',
    'type',
    'paste',
    'key',
    'key',
    'drag',
    'back',
    'resize',
    'offline',
    'online',
  ] as const),
]

export function makeMoves(random: Random, count: number): Move[] {
  return Array.from({ length: count }, () => makeMove(random, random.pick(kinds)))
}

function makeMove(random: Random, kind: Move['kind']): Move {
  const share = () => Math.round(random.next() * 1000) / 1000
  switch (kind) {
    case 'tap':
    case 'doubleTap':
      return { kind, x: share(), y: share() }
    case 'enter':
      return { kind, element: random.integer(0, 60) }
    case 'drag':
      return { kind, x: share(), y: share(), toX: share(), toY: share() }
    case 'type':
    case 'paste':
      return { kind, field: random.integer(0, 12), text: random.integer(0, texts.length - 1) }
    case 'key':
      return { kind, key: keys[random.integer(0, keys.length - 1)] ?? 'Tab' }
    case 'resize':
      return { kind, width: random.integer(320, 1440) }
    default:
      return { kind }
  }
}
