import { demosOf } from '../demo/demo'
import { Showcase } from '../demo/Showcase'
import * as demos from './toggleButtonDemos'
import source from './toggleButtonDemos.tsx?raw'

const demo = demosOf(demos, source)

export function ToggleButtonPage() {
  return (
    <Showcase
      titleKey="shell.menu.toggleButton"
      purpose="A choice among few, all in sight, with its effect at once. With more than five take a list; in a form take radio buttons."
      documentation={[
        { name: 'MUI Toggle button', address: 'https://mui.com/material-ui/react-toggle-button/' },
      ]}
      demos={[
        { title: 'One of them', ...demo('OneOfMany') },
        { title: 'Some of them', ...demo('SomeOfMany') },
        { title: 'Vertical, with icons', ...demo('VerticalGroup') },
        { title: 'By itself', ...demo('SingleToggle') },
        { title: 'Sizes', ...demo('ToggleSizes') },
      ]}
      accessibility={[
        'They are buttons that are pressed or not (aria-pressed), in a group with a name.',
        'Tab reaches each of them; Space and Enter press.',
      ]}
    />
  )
}
