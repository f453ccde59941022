import { firstGrapheme } from '#lib/text/graphemes'

/** Scripts that write first and last name with a letter each that means something alone. */
const alphabetic = /^[\p{Script=Latin}\p{Script=Cyrillic}\p{Script=Greek}]/u

/** One or two letters for a person without a picture. */
export function initialsOf(name: string): string {
  const words = name
    .trim()
    .split(/\s+/)
    .filter((word) => /^[\p{L}\p{N}]/u.test(word))
  const [first = name.trim()] = words
  const last = words.at(-1)
  const both =
    last !== undefined && last !== first && alphabetic.test(first) && alphabetic.test(last)
  const letters = both ? [first, last] : [first]
  return letters.map((word) => firstGrapheme(word).toUpperCase()).join('')
}
