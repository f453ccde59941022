import type { ComponentType } from 'react'
import { artGold } from '#ui/art/artLook'

export interface MotifProps {
  /** Light colour of the motif, chosen by the game. */
  tint: string
  /** Number from 0 to 9, e.g. on a lottery ball. */
  figure: number
}

/** A drawing on a field of 100 by 100 units, centred on the origin. */
export type Motif = ComponentType<MotifProps>

/** Light colours, which stand out from every background. */
export const tints: readonly string[] = [
  artGold,
  '#ff8a5b',
  '#7be0d6',
  '#b9a7ff',
  '#ff9fb8',
  '#9fe08a',
]

/** Dark details on light shapes. */
export const ink = '#1b1f3b'
export const coral = '#ff5d73'

/** A star with five points that fills the field. */
export const starPath =
  'M0-46 11.2-15.4 43.7-14.2 18.1 5.9 27 37.2 0 19-27 37.2-18.1 5.9-43.7-14.2-11.2-15.4z'
