import type { Mode, PresetColor } from './appearance'
import { presets } from './presets'
import { sharedTones } from './tones'

/** Colours of the app shell, painted by index.html before any script of the bundle runs. */
export interface FrameColours {
  readonly background: string
  readonly paper: string
  readonly primary: string
  readonly text: string
}

function coloursOf(presetColor: PresetColor, mode: Mode): FrameColours {
  const { body, paper, primary } = presets[presetColor][mode]
  return { background: body, paper, primary, text: sharedTones[mode].text }
}

function bothModes(presetColor: PresetColor): Readonly<Record<Mode, FrameColours>> {
  return { light: coloursOf(presetColor, 'light'), dark: coloursOf(presetColor, 'dark') }
}

/**
 * Derived from the presets instead of duplicating them: the build inserts it into the boot script. Plain JSON.
 */
export const frameColours: Readonly<Record<PresetColor, Readonly<Record<Mode, FrameColours>>>> = {
  default: bothModes('default'),
  theme1: bothModes('theme1'),
  theme2: bothModes('theme2'),
  theme3: bothModes('theme3'),
  theme4: bothModes('theme4'),
  theme5: bothModes('theme5'),
  theme6: bothModes('theme6'),
}
