import Box from '@mui/material/Box'
import Tab from '@mui/material/Tab'
import Tabs from '@mui/material/Tabs'
import { useId, useState } from 'react'
import { TabPanels, tabIds } from './TabPanels'

/** For many names of different lengths, where it is wide. */
export function VerticalTabs() {
  const id = useId()
  const [shown, setShown] = useState(0)
  return (
    <Box sx={{ display: 'flex', gap: 2 }}>
      <Tabs
        orientation="vertical"
        value={shown}
        aria-label="Questions"
        sx={{ flexShrink: 0 }}
        onChange={(_, next: number) => setShown(next)}
      >
        <Tab {...tabIds(id, 0)} label="Deposit" />
        <Tab {...tabIds(id, 1)} label="Withdraw" />
        <Tab {...tabIds(id, 2)} label="Turnover" />
      </Tabs>
      <div>
        <TabPanels id={id} shown={shown}>
          <p>It is there within two minutes.</p>
          <p>It is paid within ten minutes.</p>
          <p>What you have staked since the promotion began.</p>
        </TabPanels>
      </div>
    </Box>
  )
}
