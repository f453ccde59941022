import { styled } from '@mui/material/styles'
import Tab from '@mui/material/Tab'
import Tabs from '@mui/material/Tabs'
import { type ReactElement, type ReactNode, useId } from 'react'
import type { MessageKey } from '#ui/intl/messages'
import { useText } from '#ui/intl/useText'
import { useTab } from './useTab'

export interface TabSpec<Id extends string> {
  id: Id
  label: MessageKey
  icon?: ReactElement
}

interface TabFrameProps<Id extends string> {
  label: string
  tabs: readonly [TabSpec<Id>, ...TabSpec<Id>[]]
  children: (tab: Id) => ReactNode
}

/** Tabs over one sheet; which one is open stands in the address. */
export function TabFrame<Id extends string>({ label, tabs, children }: TabFrameProps<Id>) {
  const text = useText()
  const id = useId()
  const [first, ...others] = tabs
  const [tab, open] = useTab<Id>([first.id, ...others.map((one) => one.id)])
  const panelId = `${id}-panel`
  const idOf = (one: string) => `${id}-${one}`
  return (
    <Sheet>
      <Strip
        value={tab}
        onChange={(_, next: Id) => open(next)}
        variant="scrollable"
        aria-label={label}
      >
        {tabs.map((one) => (
          <Tab
            key={one.id}
            id={idOf(one.id)}
            value={one.id}
            label={text(one.label)}
            {...(one.icon && { icon: one.icon, iconPosition: 'start' })}
            {...(one.id === tab && { 'aria-controls': panelId })}
          />
        ))}
      </Strip>
      <Panel key={tab} id={panelId} role="tabpanel" aria-labelledby={idOf(tab)}>
        {children(tab)}
      </Panel>
    </Sheet>
  )
}

const Sheet = styled('div')(({ theme }) => ({
  maxWidth: 960,
  borderRadius: theme.shape.borderRadius,
  border: `1px solid ${theme.palette.divider}`,
  backgroundColor: theme.palette.background.paper,
}))

const Strip = styled(Tabs)(({ theme }) => ({
  borderBottom: `1px solid ${theme.palette.divider}`,
  '.MuiTab-root': {
    minHeight: 52,
    gap: 4,
    textTransform: 'none',
    color: theme.palette.text.secondary,
    '&.Mui-selected': { color: theme.palette.primary.readable },
    '&:focus-visible': { outlineOffset: -4 },
  },
  '.MuiTabs-indicator': { backgroundColor: theme.palette.primary.readable },
}))

const Panel = styled('div')(({ theme }) => ({
  padding: 16,
  [theme.breakpoints.up('sm')]: { padding: 24 },
}))
