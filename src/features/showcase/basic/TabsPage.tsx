import { Showcase } from '../demo/Showcase'
import { AddressTabs } from './tabs/AddressTabs'
import addressTabs from './tabs/AddressTabs.tsx?raw'
import { ColouredTabs } from './tabs/ColouredTabs'
import colouredTabs from './tabs/ColouredTabs.tsx?raw'
import { IconTabs } from './tabs/IconTabs'
import iconTabs from './tabs/IconTabs.tsx?raw'
import { PlainTabs } from './tabs/PlainTabs'
import plainTabs from './tabs/PlainTabs.tsx?raw'
import { ScrollableTabs } from './tabs/ScrollableTabs'
import scrollableTabs from './tabs/ScrollableTabs.tsx?raw'
import tabPanels from './tabs/TabPanels.tsx?raw'
import { VerticalTabs } from './tabs/VerticalTabs'
import verticalTabs from './tabs/VerticalTabs.tsx?raw'

export function TabsPage() {
  return (
    <Showcase
      titleKey="shell.menu.tabs"
      purpose="Views of one thing that take turns. What people compare must not be behind tabs."
      documentation={[{ name: 'MUI Tabs', address: 'https://mui.com/material-ui/react-tabs/' }]}
      demos={[
        { title: 'Plain', Live: PlainTabs, source: [plainTabs, tabPanels].join('\n') },
        { title: 'With icons', Live: IconTabs, source: iconTabs },
        {
          title: 'In the address',
          caption: 'Choose one and look at the address, then go back.',
          Live: AddressTabs,
          source: addressTabs,
        },
        { title: 'Vertical', Live: VerticalTabs, source: verticalTabs },
        { title: 'Scrollable', Live: ScrollableTabs, source: scrollableTabs },
        { title: 'Coloured', Live: ColouredTabs, source: colouredTabs },
      ]}
      accessibility={[
        'Tab reaches the chosen tab; the arrow keys lead on, and Tab goes into its panel.',
        'Each panel is named after its tab.',
      ]}
    />
  )
}
