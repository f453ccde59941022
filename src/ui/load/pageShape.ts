import { createContext } from 'react'

/**
 * Shape of a page while it loads: blocks of these heights, in pixels. The placeholder while the page's code
 * loads, the page's own one while its data load, and index.html draw the same shape.
 */
export interface PageShape {
  /** Height of the controls above the blocks. */
  readonly head?: number
  readonly blocks: readonly number[]
  /** Space between the blocks; 16 if left out. */
  readonly gap?: number
  /** Smallest width of a block, if there are as many side by side as fit. */
  readonly width?: number | undefined
}

/** Cards of the usual page: one column, or two beside the menu. */
export const usualShape: PageShape = { blocks: [160, 160, 320, 320], width: 540 }

/** One block, for a form or a document. */
export function oneBlock(height: number): PageShape {
  return { blocks: [height] }
}

/** Equal cards, as many side by side as fit; without a width, one below the other. */
export function cardShape(count: number, height: number, width?: number): PageShape {
  return { blocks: Array<number>(count).fill(height), width }
}

/** Lines of a list, of the same height as its rows. */
export function rowShape(count: number, height: number): PageShape {
  const line = Math.round(height * 0.6)
  return { blocks: Array<number>(count).fill(line), gap: height - line }
}

/** A table with its toolbar and its head. */
export const tableShape: PageShape = { head: 57, ...rowShape(11, 57) }

/** @returns the style of the grid in which the blocks are placed */
export function gridOf({ gap = 16, width }: PageShape) {
  return {
    gap,
    gridTemplateColumns:
      width === undefined ? '100%' : `repeat(auto-fill, minmax(min(100%, ${width}px), 1fr))`,
  }
}

/** @returns the styles with which index.html draws the shape: of the grid, then of each block */
export function outlineOf(shape: PageShape): string[] {
  const { gap, gridTemplateColumns } = gridOf(shape)
  return [
    `gap:${gap}px;grid-template-columns:${gridTemplateColumns}`,
    ...(shape.head === undefined ? [] : [`${blockStyle(shape.head)};grid-column:1/-1`]),
    ...shape.blocks.map(blockStyle),
  ]
}

const blockStyle = (height: number) => `display:block;height:${height}px`

/** Shape of the page on screen, provided by its route. */
export const PageShapeContext = createContext(usualShape)
