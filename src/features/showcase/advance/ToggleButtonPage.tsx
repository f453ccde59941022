import { Showcase } from '../demo/Showcase'
import { OneOfMany } from './toggleButton/OneOfMany'
import oneOfMany from './toggleButton/OneOfMany.tsx?raw'
import { SingleToggle } from './toggleButton/SingleToggle'
import singleToggle from './toggleButton/SingleToggle.tsx?raw'
import { SomeOfMany } from './toggleButton/SomeOfMany'
import someOfMany from './toggleButton/SomeOfMany.tsx?raw'
import { ToggleSizes } from './toggleButton/ToggleSizes'
import toggleSizes from './toggleButton/ToggleSizes.tsx?raw'
import { VerticalGroup } from './toggleButton/VerticalGroup'
import verticalGroup from './toggleButton/VerticalGroup.tsx?raw'

export function ToggleButtonPage() {
  return (
    <Showcase
      titleKey="shell.menu.toggleButton"
      purpose="A choice among few, all in sight, with its effect at once. With more than five take a list; in a form take radio buttons."
      documentation={[
        { name: 'MUI Toggle button', address: 'https://mui.com/material-ui/react-toggle-button/' },
      ]}
      demos={[
        { title: 'One of them', Live: OneOfMany, source: oneOfMany },
        { title: 'Some of them', Live: SomeOfMany, source: someOfMany },
        { title: 'Vertical, with icons', Live: VerticalGroup, source: verticalGroup },
        { title: 'By itself', Live: SingleToggle, source: singleToggle },
        { title: 'Sizes', Live: ToggleSizes, source: toggleSizes },
      ]}
      accessibility={[
        'They are buttons that are pressed or not (aria-pressed), in a group with a name.',
        'Tab reaches each of them; Space and Enter press.',
      ]}
    />
  )
}
