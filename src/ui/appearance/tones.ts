import type { Mode } from './appearance'

/**
 * The colours of a mode that no preset changes. Every text tone reaches 4.5:1 on body and paper of its mode.
 */
export interface SharedTones {
  readonly text: string
  readonly secondaryText: string
  readonly divider: string
  /** Borders of fields: 3:1 against their surroundings (WCAG 1.4.11). */
  readonly edge: string
  readonly error: string
  readonly success: string
  readonly warning: string
  readonly info: string
  /** Gold of the brand, for rewards and games. As a shape it reaches 3:1 on body and paper. */
  readonly reward: string
}

export const sharedTones: Readonly<Record<Mode, SharedTones>> = {
  light: {
    text: '#121926',
    secondaryText: '#4b5565',
    divider: '#cdd5df',
    edge: '#7a8698',
    error: '#c3271b',
    success: '#00733c',
    warning: '#855600',
    info: '#0b69ad',
    reward: '#b87700',
  },
  dark: {
    text: '#eef2f6',
    secondaryText: '#bdc8d8',
    divider: '#3c4660',
    edge: '#8593aa',
    error: '#ff8a80',
    success: '#00e676',
    warning: '#ffe57f',
    info: '#7cc0fb',
    reward: '#ffc247',
  },
}
