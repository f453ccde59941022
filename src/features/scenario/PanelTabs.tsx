import { styled } from '@mui/material/styles'
import Tab from '@mui/material/Tab'
import Tabs from '@mui/material/Tabs'
import { useText } from '#ui/intl/useText'

/** In display order. */
export const panelTabs = [
  'scenario',
  'faults',
  'clock',
  'bank',
  'traffic',
  'snapshot',
  'report',
] as const

export type PanelTab = (typeof panelTabs)[number]

interface PanelTabsProps {
  /** Prefix of element ids: a tab is `id-name`, the tab panel is `id-panel`. */
  id: string
  tab: PanelTab
  onTab: (tab: PanelTab) => void
}

export function PanelTabs({ id, tab, onTab }: PanelTabsProps) {
  const text = useText()
  return (
    <Strip
      value={tab}
      onChange={(_, next: PanelTab) => onTab(next)}
      variant="scrollable"
      allowScrollButtonsMobile
      aria-label={text('scenario.title')}
    >
      {panelTabs.map((one) => (
        <Tab
          key={one}
          id={`${id}-${one}`}
          value={one}
          label={text(`scenario.tab.${one}`)}
          {...(one === tab && { 'aria-controls': `${id}-panel` })}
        />
      ))}
    </Strip>
  )
}

const Strip = styled(Tabs)(({ theme }) => ({
  flex: 'none',
  '.MuiTab-root': {
    minHeight: 48,
    minWidth: 72,
    textTransform: 'none',
    color: theme.palette.text.secondary,
    '&.Mui-selected': { color: theme.palette.primary.readable },
    '&:focus-visible': { outlineOffset: -4 },
  },
  // Hides scroll buttons that have nothing to scroll to, so they leave no gap.
  '.MuiTabs-scrollButtons.Mui-disabled': { display: 'none' },
  '.MuiTabs-indicator': { backgroundColor: theme.palette.primary.readable },
}))
