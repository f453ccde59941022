import { Showcase } from '../demo/Showcase'
import { ContrastCheck } from './color/ContrastCheck'
import contrastCheck from './color/ContrastCheck.tsx?raw'
import { ReadableTones } from './color/ReadableTones'
import readableTones from './color/ReadableTones.tsx?raw'
import { RoleSwatches } from './color/RoleSwatches'
import roleSwatches from './color/RoleSwatches.tsx?raw'
import { SurfaceSwatches } from './color/SurfaceSwatches'
import surfaceSwatches from './color/SurfaceSwatches.tsx?raw'

export function ColorPage() {
  return (
    <Showcase
      titleKey="shell.menu.color"
      purpose="The palette as it is now: seven presets, each light and dark, chosen in the settings. Take a role, never a colour: then all fourteen stay readable."
      documentation={[
        { name: 'MUI Palette', address: 'https://mui.com/material-ui/customization/palette/' },
      ]}
      demos={[
        {
          title: 'Roles',
          caption: 'Fills with the text that belongs on them. Press one to copy its value.',
          Live: RoleSwatches,
          source: roleSwatches,
        },
        { title: 'Surfaces and text', Live: SurfaceSwatches, source: surfaceSwatches },
        {
          title: 'Roles as text',
          caption:
            '“readable” is the tone of a role for words and thin lines; “main” is for fills.',
          Live: ReadableTones,
          source: readableTones,
        },
        {
          title: 'Measure a pair',
          caption: 'For colours that come from elsewhere, such as the operator’s web colours.',
          Live: ContrastCheck,
          source: contrastCheck,
        },
      ]}
      accessibility={[
        'Text has at least 4.5 : 1 in every preset and mode; a unit test measures all fourteen.',
        'Colour never says something alone: a word or a shape says it too.',
      ]}
    />
  )
}
