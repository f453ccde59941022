import { circle, ellipse, path, rect } from './svg'

/** The shapes behind the head, and in front of it. */
interface HairShapes {
  back: (color: string) => string
  front: (color: string) => string
}

const none = () => ''

const crown = (color: string) =>
  path('M31 43C27 22 38 17 48 17s21 5 17 26c-2-9-6-13-17-13s-15 4-17 13z', color)

const parted = (color: string) =>
  path('M31 45c-4-22 8-28 18-28 13 0 19 9 16 28-2-9-7-13-16-16-5 8-13 9-18 16z', color)

/** All hairstyles, and the head coverings worn in their place. */
export const hairs = {
  short: {
    back: none,
    front: (color) =>
      path(
        'M32 40c-5-16 4-24 16-24 14 0 21 8 16 24-1-6-3-9-6-11-8 2-17 1-22 0-3 3-4 6-4 11z',
        color,
      ),
  },
  long: {
    back: (color) =>
      path('M48 15c-16 0-22 11-21 26 1 12-2 22-5 30h52c-3-8-6-18-5-30 1-15-5-26-21-26z', color),
    front: parted,
  },
  wavy: {
    back: (color) =>
      [
        [30, 34, 10],
        [66, 34, 10],
        [28, 48, 9],
        [68, 48, 9],
        [30, 61, 8],
        [66, 61, 8],
        [48, 27, 19],
      ]
        .map(([x = 0, y = 0, r = 0]) => circle(x, y, r, color))
        .join(''),
    front: parted,
  },
  bob: {
    back: (color) =>
      path('M48 15c-17 0-22 11-21 25v20c6 3 10 3 14 0h14c4 3 8 3 14 0V40c1-14-4-25-21-25z', color),
    front: (color) =>
      path('M31 41c-3-17 6-24 17-24s20 7 17 24c-1-4-2-6-4-8H35c-2 2-3 4-4 8z', color),
  },
  bun: { back: (color) => circle(48, 14, 9, color), front: crown },
  ponytail: {
    back: (color) =>
      path('M58 20c14-4 22 8 18 22-2 9 2 15 4 18-10 0-16-8-14-20 1-7-3-12-8-20z', color),
    front: crown,
  },
  afro: {
    back: (color) => circle(48, 32, 25, color),
    front: (color) =>
      path('M32 42c-2-12 5-17 16-17s18 5 16 17c-2-7-6-10-16-10s-14 3-16 10z', color),
  },
  fade: {
    back: none,
    front: (color) => path('M33 38c-3-14 4-21 15-21s18 7 15 21l-3-9c-7-2-17-2-24 0z', color),
  },
  spiky: {
    back: none,
    front: (color) =>
      path(
        'M32 42l-3-14 5 1-1-9 7 3 3-8 6 5 7-5 2 8 7-2-2 8 5 0-4 13c0-6-2-9-5-11-8 3-16 1-22 0-3 3-5 6-5 11z',
        color,
      ),
  },
  braids: {
    back: (color) =>
      [27, 69].flatMap((x) => [44, 53, 62, 71].map((y) => circle(x, y, 5.5, color))).join('') +
      circle(48, 34, 20, color),
    front: crown,
  },
  elder: {
    back: (color) => circle(32, 38, 8, color) + circle(64, 38, 8, color),
    front: (color) =>
      path('M32 37c-2-14 6-20 16-20s18 6 16 20c-3-7-9-10-16-10s-13 3-16 10z', color),
  },
  bald: { back: none, front: none },
  hijab: {
    back: (color) =>
      path('M48 13c-18 0-24 14-23 30 0 16-5 24-9 33h64c-4-9-9-17-9-33 1-16-5-30-23-30z', color),
    front: (color) =>
      path(
        'M48 13C32 13 26 26 27 42c1 14 9 25 21 25s20-11 21-25c1-16-5-29-21-29zm0 10c9 0 14 7 14 20S56 60 48 60s-14-4-14-17 5-20 14-20z',
        color,
        'fill-rule="evenodd"',
      ),
  },
  turban: {
    back: none,
    front: (color) =>
      path('M29 36c-4-17 8-24 19-24s23 7 19 24c-6-7-12-10-19-10s-13 3-19 10z', color) +
      path('M33 29c8-9 20-12 31-11-12 2-20 6-27 12z', '#fff', 'opacity=".25"'),
  },
  cap: {
    back: none,
    front: (color) =>
      path('M31 33c0-12 8-18 17-18s17 6 17 18z', color) +
      rect(29, 31, 46, 5, color, 2.5) +
      circle(48, 15, 2, '#fff', 'opacity=".6"'),
  },
  beanie: {
    back: none,
    front: (color) =>
      path('M31 33c-1-14 8-21 17-21s18 7 17 21z', color) +
      rect(29, 29, 38, 8, color, 4) +
      rect(29, 29, 38, 8, '#fff', 4, 'opacity=".3"') +
      ellipse(48, 11, 5, 5, color),
  },
} as const satisfies Record<string, HairShapes>

export type Hair = keyof typeof hairs
