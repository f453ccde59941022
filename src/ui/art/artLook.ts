/** What a drawn picture looks like: always the same for the same name, and different for others. */
export interface ArtLook {
  /** The ground, from its upper left to its lower right. */
  from: string
  to: string
  /** Chooses among `count` things; each `place` chooses anew. */
  pick: (count: number, place: number) => number
}

type Ground = readonly [from: string, to: string]

/** Grounds on which white and gold stand out, in the light mode as in the dark one. */
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

/** Those of them that may be water. */
export const seaGrounds: readonly Ground[] = [
  ['#0b3d63', '#0f8b8d'],
  ['#24357a', '#5b6ee1'],
  ['#123c4a', '#2a9d8f'],
  ['#102a56', '#3a86c8'],
]

/** Gold, for what shines. */
export const artGold = '#ffd166'

export function artLook(name: string, among: readonly Ground[] = grounds): ArtLook {
  const seed = shortHash(name)
  const pick = (count: number, place: number) => shortHash(`${place} ${seed}`) % count
  const [from, to] = among[pick(among.length, 0)] ?? ['#0b3d63', '#0f8b8d']
  return { from, to, pick }
}

/** FNV-1a of 32 bits, its bits mixed once more: texts that differ in one letter differ in all. Not for secrets. */
function shortHash(text: string): number {
  let hash = 0x811c9dc5
  for (let index = 0; index < text.length; index++) {
    hash = Math.imul(hash ^ text.charCodeAt(index), 0x01000193)
  }
  hash = Math.imul(hash ^ (hash >>> 15), 0x2c1b3c6d)
  return (hash ^ (hash >>> 13)) >>> 0
}
