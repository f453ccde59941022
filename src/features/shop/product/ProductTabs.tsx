import { styled } from '@mui/material/styles'
import Tab from '@mui/material/Tab'
import Tabs from '@mui/material/Tabs'
import { useId } from 'react'
import { useLocation, useSearchParams } from 'react-router-dom'
import { pageCardGround } from '#ui/appearance/grounds'
import { Sample } from '#ui/display/DataText'
import { useText } from '#ui/intl/useText'
import { Reviews } from './Reviews'

interface ProductTabsProps {
  /** The long description. */
  about: string
}

const tabs = ['about', 'reviews'] as const

/** Tabs for the description and the reviews; the address holds the current tab. */
export function ProductTabs({ about }: ProductTabsProps) {
  const text = useText()
  const id = useId()
  const [params, setParams] = useSearchParams()
  // Keep the state: the list is still the previous history entry.
  const { state }: { state: unknown } = useLocation()
  const tab = tabs.find((one) => one === params.get('tab')) ?? tabs[0]

  function choose(next: string): void {
    setParams(next === tabs[0] ? {} : { tab: next }, {
      replace: true,
      preventScrollReset: true,
      state,
    })
  }

  return (
    <Sheet>
      <Strip
        value={tab}
        onChange={(_, next: string) => choose(next)}
        aria-label={text('shop.product.title')}
      >
        {tabs.map((one) => (
          <Tab
            key={one}
            value={one}
            id={`${id}-${one}`}
            aria-controls={one === tab ? `${id}-panel` : undefined}
            label={text(`shop.product.${one}`)}
          />
        ))}
      </Strip>
      <Panel role="tabpanel" id={`${id}-panel`} aria-labelledby={`${id}-${tab}`}>
        {tab === 'about' ? (
          <p>
            <Sample>{about}</Sample>
          </p>
        ) : (
          <Reviews />
        )}
      </Panel>
    </Sheet>
  )
}

const Sheet = styled('div')(({ theme }) => ({
  ...pageCardGround(theme),
}))

const Strip = styled(Tabs)(({ theme }) => ({
  borderBottom: `1px solid ${theme.palette.divider}`,
  '.MuiTab-root': {
    minHeight: 52,
    textTransform: 'none',
    color: theme.palette.text.secondary,
    '&.Mui-selected': { color: theme.palette.primary.readable },
    '&:focus-visible': { outlineOffset: -4 },
  },
  '.MuiTabs-indicator': { backgroundColor: theme.palette.primary.readable },
}))

const Panel = styled('div')({ padding: 20, '& > p': { margin: 0, maxWidth: '70ch' } })
