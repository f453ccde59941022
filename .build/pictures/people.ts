import type { Clothes } from './clothes'
import type { Hair } from './hair'

/** The appearance of one portrait. */
export interface Person {
  ground: string
  skin: string
  hair: Hair
  /** The colour of the hair, or of the covering in its place. */
  hairColor: string
  clothes: Clothes
  clothColor: string
  extra?: 'glasses' | 'beard' | 'earrings' | 'moustache' | 'headset'
}

const skin = {
  deep: '#6b4226',
  brown: '#8d5a3a',
  tan: '#b97f56',
  olive: '#d0a070',
  light: '#ecc19c',
  pale: '#f6d7bd',
} as const

function person(
  ground: string,
  tone: keyof typeof skin,
  hair: Hair,
  hairColor: string,
  clothes: Clothes,
  clothColor: string,
  extra?: Person['extra'],
): Person {
  const drawn = { ground, skin: skin[tone], hair, hairColor, clothes, clothColor }
  return extra === undefined ? drawn : { ...drawn, extra }
}

/** The 24 people, in the order of their files. */
export const people: readonly Person[] = [
  person('#ffd9b8', 'olive', 'long', '#231a1c', 'blouse', '#d64b6a'),
  person('#bfe3ff', 'light', 'short', '#2b2022', 'shirt', '#ffffff', 'glasses'),
  person('#d8ccff', 'deep', 'afro', '#20161a', 'hoodie', '#f2a33a', 'earrings'),
  person('#c9efd8', 'tan', 'hijab', '#2f7d6d', 'blouse', '#24574e'),
  person('#ffe8a3', 'pale', 'wavy', '#c2622d', 'crew', '#3d6fb4'),
  person('#ffc9d4', 'brown', 'fade', '#1d1516', 'suit', '#2c3550', 'beard'),
  person('#cbe0e8', 'light', 'bob', '#15131a', 'turtleneck', '#8a3f7d'),
  person('#f5d0f0', 'tan', 'bun', '#3a2418', 'crew', '#f7f1e4', 'earrings'),
  person('#d3e9b9', 'olive', 'cap', '#c43d3d', 'hoodie', '#3b4a63'),
  person('#ffd3c2', 'pale', 'elder', '#d9dbe0', 'shirt', '#9fc3e0', 'moustache'),
  person('#bcdcf7', 'deep', 'braids', '#1c1416', 'blouse', '#ffd257'),
  person('#e0d5c7', 'brown', 'turban', '#d9722e', 'suit', '#43524a', 'beard'),
  person('#cfd4ff', 'light', 'spiky', '#1b1a22', 'crew', '#17a398', 'headset'),
  person('#ffe0ec', 'olive', 'ponytail', '#4a2b1a', 'turtleneck', '#2e8bc0'),
  person('#d2f0ee', 'pale', 'short', '#d8ad5a', 'hoodie', '#7a5bc7'),
  person('#fbe3c0', 'tan', 'wavy', '#181216', 'shirt', '#e6735c', 'glasses'),
  person('#d9dde6', 'brown', 'bald', '#2a1c1a', 'turtleneck', '#20242e', 'beard'),
  person('#c6f0c9', 'light', 'long', '#7c4a2a', 'crew', '#ffffff', 'glasses'),
  person('#ffdcae', 'deep', 'fade', '#161113', 'crew', '#2f9e6e'),
  person('#e7d3ff', 'pale', 'elder', '#eceef2', 'blouse', '#5c6bb5', 'glasses'),
  person('#c4e7f5', 'olive', 'beanie', '#e0a526', 'hoodie', '#444f5a', 'beard'),
  person('#ffd0c8', 'tan', 'bob', '#5b2333', 'suit', '#3a3147', 'earrings'),
  person('#dff2b8', 'brown', 'hijab', '#6a4fb0', 'blouse', '#402f73', 'glasses'),
  person('#cddcf9', 'light', 'spiky', '#8c8f98', 'suit', '#1f3a5f', 'moustache'),
]
