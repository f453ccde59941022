import type { Theme } from '@mui/material/styles'
import { readableOn } from '#lib/contrast'

/** Fills that are distinguishable without colour. */
export const patterns = ['plain', 'stripes', 'dots', 'crosshatch', 'lines'] as const

/** Marks of lines, as named by the library. */
export const shapes = ['circle', 'square', 'diamond', 'triangle', 'star'] as const

/** Lengths of dash and gap, in pixels. */
export const dashes = ['none', '7 4', '2 3', '10 3 2 3', '4 2'] as const

/**
 * The colours of Okabe and Ito, which are distinguishable for the colour-blind; used after the theme's own.
 */
const safeHues = ['#e69f00', '#009e73', '#cc79a7', '#56b4e9']

/** WCAG 1.4.11, for graphics. */
const graphicContrast = 3

/** The colours of five series, in order: each has a contrast of 3:1 on paper in every scheme. */
export function seriesColors({ palette }: Theme): readonly string[] {
  const onPaper = (hue: string) => readableOn(palette.background.paper, hue, graphicContrast)
  return [palette.primary.readable, ...safeHues.map(onPaper)]
}

/** The item at `index`, starting again after the end of the list. */
export function cycled<T>(list: readonly T[], index: number): T {
  const item = list[index % list.length]
  if (item === undefined) throw new RangeError('Nothing to choose from')
  return item
}
