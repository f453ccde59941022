import { demosOf } from '../demo/demo'
import { Showcase } from '../demo/Showcase'
import * as demos from './tabsDemos'
import source from './tabsDemos.tsx?raw'

const demo = demosOf(demos, source)

export function TabsPage() {
  return (
    <Showcase
      titleKey="shell.menu.tabs"
      purpose="Views of one thing that take turns. What people compare must not be behind tabs."
      documentation={[{ name: 'MUI Tabs', address: 'https://mui.com/material-ui/react-tabs/' }]}
      demos={[
        { title: 'Plain', ...demo('PlainTabs') },
        { title: 'With icons', ...demo('IconTabs') },
        {
          title: 'In the address',
          caption: 'Choose one and look at the address, then go back.',
          ...demo('AddressTabs'),
        },
        { title: 'Vertical', ...demo('VerticalTabs') },
        { title: 'Scrollable', ...demo('ScrollableTabs') },
        { title: 'Coloured', ...demo('ColouredTabs') },
      ]}
      accessibility={[
        'Tab reaches the chosen tab; the arrow keys lead on, and Tab goes into its panel.',
        'Each panel is named after its tab.',
      ]}
    />
  )
}
