import { demosOf } from '../demo/demo'
import { Showcase } from '../demo/Showcase'
import * as demos from './colorDemos'
import source from './colorDemos.tsx?raw'

const demo = demosOf(demos, source)

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
          ...demo('RoleSwatches'),
        },
        { title: 'Surfaces and text', ...demo('SurfaceSwatches') },
        {
          title: 'Roles as text',
          caption:
            '“readable” is the tone of a role for words and thin lines; “main” is for fills.',
          ...demo('ReadableTones'),
        },
        {
          title: 'Rewards and games',
          caption:
            'The accent “reward” is the gold of the coin in the app’s icon. Use it nowhere else.',
          ...demo('RewardAccent'),
        },
        {
          title: 'Measure a pair',
          caption: 'For colours that come from elsewhere, such as the operator’s web colours.',
          ...demo('ContrastCheck'),
        },
      ]}
      accessibility={[
        'Text has at least 4.5 : 1 in every preset and mode; a unit test measures all fourteen.',
        'The gold has at least 3 : 1 as a shape. It is not the colour of warnings.',
        'Colour never says something alone: a word or a shape says it too.',
      ]}
    />
  )
}
