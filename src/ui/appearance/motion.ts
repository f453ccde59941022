import type { TransitionsOptions } from '@mui/material/styles'

/** Milliseconds. With reduced motion every change is immediate (`components/surfaces.ts`). */
export const durations = {
  /** Something closes or leaves. */
  leave: 150,
  /** Something appears, opens, moves or changes its colour. */
  change: 200,
  /** The whole scene changes, as between guest pages. */
  scene: 400,
} as const

const { leave, change, scene } = durations

/** The durations under Material UI's names, so that its components and `transitions.create` use them. */
export const transitions: TransitionsOptions = {
  duration: {
    shortest: leave,
    shorter: leave,
    short: change,
    standard: change,
    complex: scene,
    enteringScreen: change,
    leavingScreen: leave,
  },
}
