/**
 * Rotations are in degrees, clockwise. The pointer is at the top; slice 0 begins there, others follow
 * clockwise.
 */

const fullTurns = 5

/** Angle of the middle of slice `index` of `count`, on a wheel that is not rotated. */
export function sliceMiddle(index: number, count: number): number {
  return ((index + 0.5) * 360) / count
}

/** The rotation that puts slice `index` under the pointer, between 0 and 360. */
export function restingRotation(index: number, count: number): number {
  return modulo(-sliceMiddle(index, count))
}

/**
 * The final rotation of a spin that starts at `previous`: five full turns, then forward, never back, to
 * slice `index`.
 */
export function nextRotation(previous: number, index: number, count: number): number {
  return previous + fullTurns * 360 + modulo(restingRotation(index, count) - previous)
}

/** The slice under the pointer of a wheel rotated by `rotation`. */
export function sliceAt(rotation: number, count: number): number {
  return Math.floor((modulo(-rotation) * count) / 360) % count
}

/** Like `%`, but never negative. */
function modulo(degrees: number): number {
  return ((degrees % 360) + 360) % 360
}
