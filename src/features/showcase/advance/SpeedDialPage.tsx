import { Showcase } from '../demo/Showcase'
import actionDial from './speedDial/ActionDial.tsx?raw'
import actions from './speedDial/actions.tsx?raw'
import { LabelledDial } from './speedDial/LabelledDial'
import labelledDial from './speedDial/LabelledDial.tsx?raw'
import { PressedDial } from './speedDial/PressedDial'
import pressedDial from './speedDial/PressedDial.tsx?raw'
import { SidewaysDial } from './speedDial/SidewaysDial'
import sidewaysDial from './speedDial/SidewaysDial.tsx?raw'
import { UpwardDial } from './speedDial/UpwardDial'
import upwardDial from './speedDial/UpwardDial.tsx?raw'

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
          Live: UpwardDial,
          source: `${upwardDial}\n${actionDial}\n${actions}`,
        },
        {
          title: 'Sideways',
          Live: SidewaysDial,
          source: `${sidewaysDial}\n${actionDial}\n${actions}`,
        },
        {
          title: 'On a press alone',
          Live: PressedDial,
          source: `${pressedDial}\n${actionDial}\n${actions}`,
        },
        {
          title: 'With names and a backdrop',
          Live: LabelledDial,
          source: `${labelledDial}\n${actionDial}\n${actions}`,
        },
      ]}
      accessibility={[
        'It is a button with a menu: Enter or Space opens, the arrow keys move, Escape closes.',
        'Each action has a name, shown as a tooltip or beside it.',
      ]}
    />
  )
}
