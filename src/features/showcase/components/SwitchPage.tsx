import { Showcase } from '../demo/Showcase'
import { ControlledSwitch } from './switch/ControlledSwitch'
import controlledSwitch from './switch/ControlledSwitch.tsx?raw'
import { SettingsList } from './switch/SettingsList'
import settingsList from './switch/SettingsList.tsx?raw'
import { SwitchColours } from './switch/SwitchColours'
import switchColours from './switch/SwitchColours.tsx?raw'
import { SwitchSides } from './switch/SwitchSides'
import switchSides from './switch/SwitchSides.tsx?raw'
import { SwitchSizes } from './switch/SwitchSizes'
import switchSizes from './switch/SwitchSizes.tsx?raw'
import { WordSwitch } from './switch/WordSwitch'
import wordSwitch from './switch/WordSwitch.tsx?raw'

export function SwitchPage() {
  return (
    <Showcase
      titleKey="shell.menu.switch"
      purpose="Turns one setting on or off at once. For a choice that is only sent with a form, take a checkbox."
      documentation={[{ name: 'MUI Switch', address: 'https://mui.com/material-ui/react-switch/' }]}
      demos={[
        {
          title: 'On and off',
          caption: 'The label says what is switched; the state is kept by the page.',
          Live: ControlledSwitch,
          source: controlledSwitch,
        },
        { title: 'A list of settings', Live: SettingsList, source: settingsList },
        { title: 'Colours', Live: SwitchColours, source: switchColours },
        { title: 'Sizes and states', Live: SwitchSizes, source: switchSizes },
        { title: 'Labels on four sides', Live: SwitchSides, source: switchSides },
        { title: 'A look of its own', Live: WordSwitch, source: wordSwitch },
      ]}
      accessibility={[
        'Space changes the switch; a screen reader hears “switch, on”.',
        'Its name says what is on or off, not “on” or “off”.',
        'It takes effect at once: nothing has to be sent.',
      ]}
    />
  )
}
