import Tab from '@mui/material/Tab'
import Tabs from '@mui/material/Tabs'
import { useId } from 'react'
import { useSearchParams } from 'react-router-dom'
import { TabPanels, tabIds } from './TabPanels'

const names = ['details', 'invoice', 'status']

/** The address holds the tab: a reload and the back button keep it, a link can name it. */
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
