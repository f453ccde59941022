import { circle, line, path } from './svg'

const shoulders = (color: string) => path('M12 96c0-20 16-28 36-28s36 8 36 28z', color)

/** Clothes, which are drawn over the neck. */
export const clothing = {
  crew: (color: string) =>
    shoulders(color) + line('M38 69c4 7 16 7 20 0', '#000', 2, 'opacity=".15"'),
  blouse: (color: string) => shoulders(color) + path('M39 68h18l-9 13z', 'SKIN'),
  shirt: (color: string) =>
    shoulders(color) +
    path('M42 67h12l-6 9z', 'SKIN') +
    line('M39 67l9 10 9-10M48 77v19', '#000', 2, 'opacity=".18"'),
  hoodie: (color: string) =>
    shoulders(color) +
    path('M33 70c2 16 28 16 30 0 5 14-8 20-15 20s-20-6-15-20z', '#000', 'opacity=".16"') +
    line('M43 84v8M53 84v8', '#fff', 2, 'opacity=".8"'),
  turtleneck: (color: string) =>
    shoulders(color) +
    path('M39 60h18v12H39z', color) +
    line('M39 71h18', '#000', 1.5, 'opacity=".2"'),
  suit: (color: string) =>
    shoulders(color) +
    path('M38 68h20L48 92z', '#fff') +
    path('M46 73h4l2 14-4 5-4-5z', '#c0392b') +
    circle(48, 73, 2.4, '#c0392b'),
} as const

export type Clothes = keyof typeof clothing
