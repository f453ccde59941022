import { hills, peaks, skyline, stars, sun, water } from './landscape'
import { picture, sky } from './svg'

const width = 1200
const height = 300
const size = { width, height }

/** Wide pictures for the top of a profile. */
export function covers(): string[] {
  return [
    picture(
      width,
      height,
      sky(width, height, '#3b2b7a', '#c2557f', '#ffb37a'),
      sun(880, 190, 54, '#ffe0a3'),
      peaks(size, 240, 120, '#6b3f7d', 41),
      hills(size, 262, 60, '#472a66', 42),
      hills(size, 298, 50, '#291a45', 43),
    ),
    picture(
      width,
      height,
      sky(width, height, '#0d1b3e', '#26418f', '#5b7bd5'),
      stars(size, 60, 44),
      skyline(size, 200, 110, '#132456', '', 45),
      skyline(size, 240, 80, '#0a1738', '#ffd98a', 46),
      water(size, 272, '#0f2350', 47),
    ),
    picture(
      width,
      height,
      sky(width, height, '#a8e0dc', '#e9faf0'),
      sun(260, 80, 32, '#fff7cf'),
      hills(size, 200, 90, '#6fb7a4', 48),
      hills(size, 245, 70, '#3f8f7f', 49),
      hills(size, 290, 60, '#24695f', 50),
    ),
  ]
}
