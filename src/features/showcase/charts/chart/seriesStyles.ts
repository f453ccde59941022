import type { Theme } from '@mui/material/styles'
import { readableOn } from '#lib/contrast'

/** Fills that are told apart without colour. */
export const patterns = ['plain', 'stripes', 'dots', 'crosshatch', 'lines'] as const

/** Marks of lines, in the library's words. */
export const shapes = ['circle', 'square', 'diamond', 'triangle', 'star'] as const

/** Lengths of stroke and gap, in pixels. */
export const dashes = ['none', '7 4', '2 3', '10 3 2 3', '4 2'] as const

/** Okabe and Ito's hues, which stay apart for the colour-blind, behind the theme's own. */
const safeHues = ['#e69f00', '#009e73', '#cc79a7', '#56b4e9']

/** WCAG 1.4.11, for what is no text. */
const graphicContrast = 3

/** The colours of five series, in their order: each 3:1 on paper in every scheme. */
export function seriesColors({ palette }: Theme): readonly string[] {
  const onPaper = (hue: string) => readableOn(palette.background.paper, hue, graphicContrast)
  return [palette.primary.readable, ...safeHues.map(onPaper)]
}

/** The `index`th of a list that is begun again at its end. */
export function cycled<T>(list: readonly T[], index: number): T {
  const item = list[index % list.length]
  if (item === undefined) throw new RangeError('Nothing to choose from')
  return item
}
