import Tab from '@mui/material/Tab'
import Tabs from '@mui/material/Tabs'
import { useId, useState } from 'react'
import { TabPanels, tabIds } from './TabPanels'

/** Three views of one thing. */
export function PlainTabs() {
  const id = useId()
  const [shown, setShown] = useState(0)
  return (
    <>
      <Tabs
        value={shown}
        aria-label="Settings, plain"
        variant="scrollable"
        allowScrollButtonsMobile
        onChange={(_, next: number) => setShown(next)}
      >
        <Tab {...tabIds(id, 0)} label="Account" />
        <Tab {...tabIds(id, 1)} label="Limits" />
        <Tab {...tabIds(id, 2)} label="Devices" />
      </Tabs>
      <TabPanels id={id} shown={shown}>
        <p>Kasikornbank, the account ending in 7890.</p>
        <p>1,000.00 baht a day.</p>
        <p>This phone, and a tablet in Chiang Mai.</p>
      </TabPanels>
    </>
  )
}
