import { demosOf } from '../demo/demo'
import { Showcase } from '../demo/Showcase'
import { SavingCalculator, SwitchedPlans } from './planSwitchDemos'
import source from './planSwitchDemos.tsx?raw'

const demo = demosOf({ SwitchedPlans, SavingCalculator }, source)

export function PlanSwitchPage() {
  return (
    <Showcase
      titleKey="shell.menu.price2"
      purpose="Lets people see the same plans paid by the month or by the year. Only worth its switch where the two prices really differ."
      documentation={[
        {
          name: 'MUI Toggle button',
          address: 'https://mui.com/material-ui/react-toggle-button/',
        },
      ]}
      demos={[
        {
          title: 'Monthly or yearly',
          caption:
            'One switch changes every price. Screen readers hear the change from a status line.',
          ...demo('SwitchedPlans'),
          isWide: true,
        },
        {
          title: 'What a year saves',
          caption: 'The figure that decides, for the plan in question.',
          ...demo('SavingCalculator'),
        },
      ]}
      accessibility={[
        'The switch is a group of two buttons of which one is pressed; Tab reaches each, Space presses it.',
        'The status line (an output element) announces the new prices without moving the focus.',
      ]}
    />
  )
}
