import Tab from '@mui/material/Tab'
import Tabs from '@mui/material/Tabs'
import { useId, useState } from 'react'
import { TabPanels, tabIds } from './TabPanels'

/** More than there is room for: they scroll, with buttons where a mouse is. */
export function ScrollableTabs() {
  const id = useId()
  const [shown, setShown] = useState(0)
  return (
    <>
      <Tabs
        value={shown}
        aria-label="Months"
        variant="scrollable"
        scrollButtons="auto"
        onChange={(_, next: number) => setShown(next)}
      >
        <Tab {...tabIds(id, 0)} label="January" />
        <Tab {...tabIds(id, 1)} label="February" />
        <Tab {...tabIds(id, 2)} label="March" />
        <Tab {...tabIds(id, 3)} label="April" />
        <Tab {...tabIds(id, 4)} label="May" />
        <Tab {...tabIds(id, 5)} label="June" />
        <Tab {...tabIds(id, 6)} label="July" />
        <Tab {...tabIds(id, 7)} label="August" />
      </Tabs>
      <TabPanels id={id} shown={shown}>
        <p>January is shown.</p>
        <p>February is shown.</p>
        <p>March is shown.</p>
        <p>April is shown.</p>
        <p>May is shown.</p>
        <p>June is shown.</p>
        <p>July is shown.</p>
        <p>August is shown.</p>
      </TabPanels>
    </>
  )
}
