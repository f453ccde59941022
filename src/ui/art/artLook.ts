/** Style of a drawn picture: always the same for the same name, and different for other names. */
export interface ArtLook {
  /** Background gradient, from upper left to lower right. */
  from: string
  to: string
  /** @returns a number below `count`, a different choice for each `place` */
  pick: (count: number, place: number) => number
}

type Ground = readonly [from: string, to: string]

/** Backgrounds on which white and gold stand out, in light and dark mode. */
const grounds: readonly Ground[] = [
  ['#0b3d63', '#0f8b8d'],
  ['#2b1a5e', '#8a2be2'],
  ['#7a1f3d', '#e0662f'],
  ['#1d4d2b', '#4f9d4a'],
  ['#24357a', '#5b6ee1'],
  ['#5a1846', '#c0396b'],
  ['#123c4a', '#2a9d8f'],
  ['#3d2466', '#b5468f'],
  ['#6b3410', '#d98e2b'],
  ['#102a56', '#3a86c8'],
  ['#17403d', '#6b9a36'],
  ['#38304c', '#7d6b9e'],
]

/** Backgrounds that can represent water. */
export const seaGrounds: readonly Ground[] = [
  ['#0b3d63', '#0f8b8d'],
  ['#24357a', '#5b6ee1'],
  ['#123c4a', '#2a9d8f'],
  ['#102a56', '#3a86c8'],
]

/** Gold for highlights. */
export const artGold = '#ffd166'

export function artLook(name: string, among: readonly Ground[] = grounds): ArtLook {
  const seed = shortHash(name)
  const pick = (count: number, place: number) => shortHash(`${place} ${seed}`) % count
  const [from, to] = among[pick(among.length, 0)] ?? ['#0b3d63', '#0f8b8d']
  return { from, to, pick }
}

/** FNV-1a of 32 bits with an extra mixing step, so that similar texts get different hashes. Not for secrets. */
function shortHash(text: string): number {
  let hash = 0x811c9dc5
  for (let index = 0; index < text.length; index++) {
    hash = Math.imul(hash ^ text.charCodeAt(index), 0x01000193)
  }
  hash = Math.imul(hash ^ (hash >>> 15), 0x2c1b3c6d)
  return (hash ^ (hash >>> 13)) >>> 0
}
