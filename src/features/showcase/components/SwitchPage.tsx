import { Showcase } from '../frame/Showcase'
import { ControlledSwitch } from './switch/ControlledSwitch'
import controlledSwitch from './switch/ControlledSwitch.tsx?raw'
import { SwitchColours } from './switch/SwitchColours'
import switchColours from './switch/SwitchColours.tsx?raw'

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
        { title: 'Colours', Live: SwitchColours, source: switchColours },
      ]}
      accessibility={['Space changes the switch; a screen reader hears “switch, on”.']}
    />
  )
}
