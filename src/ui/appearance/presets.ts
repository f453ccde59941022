import type { Mode, PresetColor } from './appearance'

/** The four colours of a preset in one mode. */
export interface Tones {
  /** Background of the page. */
  readonly body: string
  /** Background of cards, drawers and fields. */
  readonly paper: string
  readonly primary: string
  readonly secondary: string
}

function preset(
  [lightPrimary, lightSecondary]: readonly [string, string],
  [darkBody, darkPaper, darkPrimary, darkSecondary]: readonly [string, string, string, string],
): Readonly<Record<Mode, Tones>> {
  return {
    light: {
      body: '#eef2f6',
      paper: '#ffffff',
      primary: lightPrimary,
      secondary: lightSecondary,
    },
    dark: {
      body: darkBody,
      paper: darkPaper,
      primary: darkPrimary,
      secondary: darkSecondary,
    },
  }
}

/**
 * Readable tones: white text on the light ones reaches 4.5:1, and the dark ones reach it on their paper.
 * tests/unit/app/presets.test.ts measures all of them.
 */
export const presets: Readonly<Record<PresetColor, Readonly<Record<Mode, Tones>>>> = {
  default: preset(['#1a78c2', '#673ab7'], ['#111936', '#1f2742', '#2e9cf4', '#a58bd5']),
  theme1: preset(['#5d7987', '#008276'], ['#0e1b23', '#1c2930', '#839aa5', '#29a79b']),
  theme2: preset(['#203461', '#d2396d'], ['#0a0f23', '#191d30', '#828da7', '#ee578a']),
  theme3: preset(['#16595a', '#a3671d'], ['#010606', '#101515', '#618e8f', '#c77e23']),
  theme4: preset(['#173e43', '#2e807e'], ['#030708', '#121618', '#748b8e', '#3fb0ac']),
  theme5: preset(['#0a2342', '#23826f'], ['#051327', '#142134', '#8591a1', '#2ca58d']),
  theme6: preset(['#3f51b5', '#3f51b5'], ['#1a223f', '#282f4b', '#939ed6', '#939ed6']),
}
