import Tab from '@mui/material/Tab'
import Tabs from '@mui/material/Tabs'
import { useId, useState } from 'react'
import { ChatIcon, GiftIcon, WalletIcon } from '#ui/icons/menu'
import { TabPanels, tabIds } from './TabPanels'

/** Icons above the words: the words stay. */
export function IconTabs() {
  const id = useId()
  const [shown, setShown] = useState(0)
  return (
    <>
      <Tabs
        value={shown}
        aria-label="Sections with icons"
        variant="fullWidth"
        // On a narrow phone three share what is there.
        sx={{ '& .MuiTab-root': { minWidth: 0, px: 1 } }}
        onChange={(_, next: number) => setShown(next)}
      >
        <Tab {...tabIds(id, 0)} icon={<WalletIcon />} label="Wallet" />
        <Tab {...tabIds(id, 1)} icon={<GiftIcon />} label="Gifts" />
        <Tab {...tabIds(id, 2)} icon={<ChatIcon />} label="Chat" />
      </Tabs>
      <TabPanels id={id} shown={shown}>
        <p>Wallet is shown.</p>
        <p>Gifts is shown.</p>
        <p>Chat is shown.</p>
      </TabPanels>
    </>
  )
}
