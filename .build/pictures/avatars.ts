import { clothing } from './clothes'
import { hairs } from './hair'
import { type Person, people } from './people'
import { circle, ellipse, line, path, picture, rect } from './svg'

const size = 96

const ink = '#2a1d1d'

/** Portraits, 96 by 96 pixels. */
export function avatars(): string[] {
  return people.map(portrait)
}

function portrait(person: Person): string {
  const { skin, hair, hairColor } = person
  return picture(
    size,
    size,
    rect(0, 0, size, size, person.ground),
    hairs[hair].back(hairColor),
    path('M41 52h14v14c0 6-14 6-14 0z', skin),
    path('M41 58c4 4 10 4 14 0v4c-4 3-10 3-14 0z', '#000', 'opacity=".15"'),
    clothing[person.clothes](person.clothColor).replaceAll('SKIN', skin),
    ears(person),
    ellipse(48, 42, 16, 19, skin),
    face(),
    worn(person),
    hairs[hair].front(hairColor),
    person.extra === 'headset' ? headset() : '',
  )
}

function ears({ hair, skin }: Person): string {
  return hair === 'hijab' ? '' : circle(32, 43, 3.5, skin) + circle(64, 43, 3.5, skin)
}

function face(): string {
  return (
    circle(42, 43, 1.8, ink) +
    circle(54, 43, 1.8, ink) +
    line('M39 38.5q3-2 6 0M51 38.5q3-2 6 0', ink, 1.4, 'opacity=".75"') +
    line('M48 44l-1.4 5h2.4', '#000', 1.2, 'opacity=".25"') +
    line('M43 53q5 4.5 10 0', '#8c2f39', 1.8)
  )
}

function worn({ extra, hairColor }: Person): string {
  switch (extra) {
    case 'glasses':
      return line(
        'M46 43a4.6 4.6 0 1 1-9.2 0 4.6 4.6 0 1 1 9.2 0q2-2 4 0a4.6 4.6 0 1 1 9.2 0 4.6 4.6 0 1 1-9.2 0',
        '#3a3a48',
        1.5,
      )
    case 'beard':
      return path(
        'M32.5 45c0 12 6 17 15.5 17s15.5-5 15.5-17c-2 6-7 5-15.5 5s-13.5 1-15.5-5zm10.5 8q5 3 10 0-1 4-5 4t-5-4z',
        hairColor === '#d9722e' || hairColor === '#e0a526' ? '#2b1c18' : hairColor,
        'fill-rule="evenodd"',
      )
    case 'moustache':
      return path('M40 51q4-3 8-.5 4-2.5 8 .5-4 2-8 .8-4 1.2-8-.8z', hairColor)
    case 'earrings':
      return circle(32, 49, 2, '#f0c04a') + circle(64, 49, 2, '#f0c04a')
    default:
      return ''
  }
}

function headset(): string {
  return (
    line('M31 42C28 10 68 10 65 42', '#2d3142', 3.5) +
    rect(27, 38, 7, 13, '#2d3142', 3) +
    rect(62, 38, 7, 13, '#2d3142', 3) +
    line('M31 50c2 8 6 9 11 9', '#2d3142', 2)
  )
}
