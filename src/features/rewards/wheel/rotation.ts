/** Degrees, clockwise. The pointer stands at the top; slice 0 begins there and the others follow clockwise. */

const fullTurns = 5

/** Where the middle of slice `index` of `count` lies on the wheel that has not been turned. */
export function sliceMiddle(index: number, count: number): number {
  return ((index + 0.5) * 360) / count
}

/** The rotation at which slice `index` stands under the pointer, between 0 and 360. */
export function restingRotation(index: number, count: number): number {
  return modulo(-sliceMiddle(index, count))
}

/**
 * The rotation that ends a spin which begins at `previous`: five full turns and then on, never back, to
 * slice `index`.
 */
export function nextRotation(previous: number, index: number, count: number): number {
  return previous + fullTurns * 360 + modulo(restingRotation(index, count) - previous)
}

/** The slice under the pointer of a wheel turned by `rotation`. */
export function sliceAt(rotation: number, count: number): number {
  return Math.floor((modulo(-rotation) * count) / 360) % count
}

/** Like `%`, but never negative. */
function modulo(degrees: number): number {
  return ((degrees % 360) + 360) % 360
}
