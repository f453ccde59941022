import Box from '@mui/material/Box'
import Tab from '@mui/material/Tab'
import Tabs from '@mui/material/Tabs'
import { Children, type ReactNode, useId, useState } from 'react'
import { useSearchParams } from 'react-router-dom'
import { ChatIcon, GiftIcon, WalletIcon } from '#ui/icons/menu'

interface TabPanelsProps {
  /** The prefix of the ids: `tab` or `panel` and the index follow. */
  id: string
  shown: number
  children: ReactNode
}

/** The panels of the tabs, each linked to its tab. */
function TabPanels({ id, shown, children }: TabPanelsProps) {
  return Children.map(children, (panel, index) => (
    <Box
      role="tabpanel"
      id={`${id}panel${index}`}
      aria-labelledby={`${id}tab${index}`}
      hidden={shown !== index}
      // It contains nothing focusable, so the panel itself is focusable.
      tabIndex={0}
      sx={{ pt: 2 }}
    >
      {panel}
    </Box>
  ))
}

/** The ids that link a tab to its panel. */
function tabIds(id: string, index: number) {
  return { id: `${id}tab${index}`, 'aria-controls': `${id}panel${index}` }
}

/** Three views of one subject. */
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

/** Icons above the labels. */
export function IconTabs() {
  const id = useId()
  const [shown, setShown] = useState(0)
  return (
    <>
      <Tabs
        value={shown}
        aria-label="Sections with icons"
        variant="fullWidth"
        // On a narrow phone three tabs share the width.
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

const names = ['details', 'invoice', 'status']

/** The address holds the tab: reload and the back button keep it, and links can name it. */
export function AddressTabs() {
  const id = useId()
  const [search, setSearch] = useSearchParams()
  const shown = Math.max(0, names.indexOf(search.get('tab') ?? ''))
  return (
    <>
      <Tabs
        value={shown}
        aria-label="Order, in the address"
        variant="scrollable"
        allowScrollButtonsMobile
        onChange={(_, next: number) => setSearch({ tab: names[next] ?? 'details' })}
      >
        {names.map((name, index) => (
          <Tab key={name} {...tabIds(id, index)} label={name} />
        ))}
      </Tabs>
      <TabPanels id={id} shown={shown}>
        {names.map((name) => (
          <p key={name}>
            {search.get('tab') === name
              ? `The address ends in ?tab=${name}.`
              : 'The address names no tab: the first one is shown.'}
          </p>
        ))}
      </TabPanels>
    </>
  )
}

/** For wide screens, with many labels of different lengths. */
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

/** More tabs than fit: they scroll, with buttons on mouse devices. */
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

/** The secondary colour, for a second set of tabs on a page. */
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
