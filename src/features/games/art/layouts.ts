/** Where one motif of a picture is drawn. The origin is the centre of a picture of 320 by 200 units. */
export interface MotifPlace {
  x: number
  y: number
  size: number
  /** Degrees, clockwise. */
  turn: number
  /** Which of the game's three motifs: 0 is the main one. */
  motif: 0 | 1 | 2
  /** Draws a frame around the motif, as on a reel. */
  framed?: boolean
}

/** A large motif between two smaller ones that leave the picture. */
const lead: readonly MotifPlace[] = [
  { x: -112, y: 46, size: 0.85, turn: -16, motif: 1 },
  { x: 112, y: 48, size: 0.85, turn: 16, motif: 2 },
  { x: 0, y: -2, size: 1.6, turn: 0, motif: 0 },
]

const pair: readonly MotifPlace[] = [
  { x: 62, y: 20, size: 1.1, turn: 14, motif: 1 },
  { x: -44, y: -4, size: 1.5, turn: -10, motif: 0 },
]

const reels: readonly MotifPlace[] = [
  { x: -98, y: 2, size: 0.82, turn: 0, motif: 1, framed: true },
  { x: 98, y: 2, size: 0.82, turn: 0, motif: 2, framed: true },
  { x: 0, y: 0, size: 1.05, turn: 0, motif: 0, framed: true },
]

/** A very large motif cut by the corner. */
const corner: readonly MotifPlace[] = [
  { x: -96, y: 44, size: 2.6, turn: -12, motif: 0 },
  { x: 48, y: -38, size: 0.75, turn: 10, motif: 1 },
  { x: 98, y: 40, size: 1, turn: -8, motif: 2 },
]

const orbit: readonly MotifPlace[] = [
  ...[0, 1, 2, 3, 4, 5].map((step): MotifPlace => {
    const angle = (step * Math.PI) / 3
    return {
      x: Math.round(Math.cos(angle) * 116),
      y: Math.round(Math.sin(angle) * 74),
      size: 0.46,
      turn: step * 12 - 30,
      motif: step % 2 === 0 ? 1 : 2,
    }
  }),
  { x: 0, y: 0, size: 1.25, turn: 0, motif: 0 },
]

/** Three sizes along a diagonal. */
const steps: readonly MotifPlace[] = [
  { x: -116, y: -42, size: 0.6, turn: -12, motif: 2 },
  { x: -42, y: -8, size: 0.95, turn: -4, motif: 1 },
  { x: 74, y: 22, size: 1.55, turn: 8, motif: 0 },
]

/** A very large motif that rises from the lower edge. */
const rise: readonly MotifPlace[] = [
  { x: -110, y: -28, size: 0.62, turn: -18, motif: 1 },
  { x: 110, y: 6, size: 0.62, turn: 18, motif: 2 },
  { x: 0, y: 42, size: 1.95, turn: 0, motif: 0 },
]

/** Rows of small motifs, like wallpaper. */
const wall: readonly MotifPlace[] = [-1, 0, 1].flatMap((row) =>
  [-2, -1, 0, 1, 2].map((column): MotifPlace => {
    const shift = row === 0 ? 0 : 42
    return {
      x: column * 84 + shift,
      y: row * 70,
      size: 0.62,
      turn: (column + row) % 2 === 0 ? -10 : 10,
      motif: (column + row) % 2 === 0 ? 0 : 1,
    }
  }),
)

export const layouts = [lead, pair, reels, corner, orbit, steps, rise, wall] as const
