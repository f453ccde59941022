import { demosOf } from '../demo/demo'
import { Showcase } from '../demo/Showcase'
import * as demos from './speedDialDemos'
import source from './speedDialDemos.tsx?raw'

const demo = demosOf(demos, source)

export function SpeedDialPage() {
  return (
    <Showcase
      titleKey="shell.menu.speedDial"
      purpose="A button that fans out into a few more. On a phone a menu with words is easier to understand; take this for two to five well-known actions."
      documentation={[
        { name: 'MUI Speed dial', address: 'https://mui.com/material-ui/react-speed-dial/' },
      ]}
      demos={[
        {
          title: 'Upwards',
          ...demo('UpwardDial'),
        },
        {
          title: 'Sideways',
          ...demo('SidewaysDial'),
        },
        {
          title: 'On a press alone',
          ...demo('PressedDial'),
        },
        {
          title: 'With names and a backdrop',
          ...demo('LabelledDial'),
        },
      ]}
      accessibility={[
        'It is a button with a menu: Enter or Space opens, the arrow keys move, Escape closes.',
        'Each action has a name, shown as a tooltip or beside it.',
      ]}
    />
  )
}
