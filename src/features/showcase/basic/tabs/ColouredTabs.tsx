import Tab from '@mui/material/Tab'
import Tabs from '@mui/material/Tabs'
import { useId, useState } from 'react'
import { TabPanels, tabIds } from './TabPanels'

/** The secondary colour, for a second set on a page. */
export function ColouredTabs() {
  const id = useId()
  const [shown, setShown] = useState(0)
  return (
    <>
      <Tabs
        value={shown}
        aria-label="Results"
        textColor="inherit"
        indicatorColor="secondary"
        onChange={(_, next: number) => setShown(next)}
      >
        <Tab {...tabIds(id, 0)} label="Won" />
        <Tab {...tabIds(id, 1)} label="Lost" />
      </Tabs>
      <TabPanels id={id} shown={shown}>
        <p>Won is shown.</p>
        <p>Lost is shown.</p>
      </TabPanels>
    </>
  )
}
