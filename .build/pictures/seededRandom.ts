/** @returns a generator of pseudo-random numbers from 0 to 1, the same in every run */
export function seededRandom(seed: number): () => number {
  let state = seed * 7919 + 17
  return () => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0
    return state / 2 ** 32
  }
}
