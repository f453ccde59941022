import { demosOf } from '../demo/demo'
import { Showcase } from '../demo/Showcase'
import * as demos from './switchDemos'
import source from './switchDemos.tsx?raw'

const demo = demosOf(demos, source)

export function SwitchPage() {
  return (
    <Showcase
      titleKey="shell.menu.switch"
      purpose="Turns one setting on or off at once. For a choice that is only sent with a form, take a checkbox."
      documentation={[{ name: 'MUI Switch', address: 'https://mui.com/material-ui/react-switch/' }]}
      demos={[
        {
          title: 'On and off',
          caption: 'The label says what is switched. The page keeps the state.',
          ...demo('ControlledSwitch'),
        },
        { title: 'A list of settings', ...demo('SettingsList') },
        { title: 'Colours', ...demo('SwitchColours') },
        { title: 'Sizes and states', ...demo('SwitchSizes') },
        { title: 'Labels on four sides', ...demo('SwitchSides') },
        { title: 'A look of its own', ...demo('WordSwitch') },
      ]}
      accessibility={[
        'Space changes the switch; a screen reader hears “switch, on”.',
        'Its name says what is on or off, not “on” or “off”.',
        'It takes effect at once: nothing has to be sent.',
      ]}
    />
  )
}
