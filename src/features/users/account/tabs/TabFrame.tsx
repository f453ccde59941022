import { styled } from '@mui/material/styles'
import Tab from '@mui/material/Tab'
import Tabs from '@mui/material/Tabs'
import { type ComponentType, type ReactElement, useId } from 'react'
import { useSearchParams } from 'react-router-dom'
import type { UserProfile } from '#contract/users/profile'
import { pageCardGround } from '#ui/appearance/grounds'
import type { MessageKey } from '#ui/intl/messages'
import { useText } from '#ui/intl/useText'
import { useLeaving } from '../form/leaveGuard'

interface SectionTab {
  readonly id: string
  readonly label: MessageKey
  readonly icon?: ReactElement
  readonly Section: ComponentType<{ profile: UserProfile }>
}

/** The first one is open by default. */
export type SectionTabs = readonly [SectionTab, ...SectionTab[]]

interface TabFrameProps {
  label: string
  tabs: SectionTabs
  profile: UserProfile
}

/** Tabs above one sheet; the address holds the current tab. */
export function TabFrame({ label, tabs, profile }: TabFrameProps) {
  const text = useText()
  const id = useId()
  const [first, ...others] = tabs
  const [tab, open] = useTab([first.id, ...others.map((one) => one.id)])
  const { Section } = tabs.find(({ id }) => id === tab) ?? first
  const panelId = `${id}-panel`
  const idOf = (one: string) => `${id}-${one}`
  return (
    <Sheet>
      <Strip
        value={tab}
        onChange={(_, next: string) => open(next)}
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
        <Section profile={profile} />
      </Panel>
    </Sheet>
  )
}

const Sheet = styled('div')(({ theme }) => ({
  maxWidth: 960,
  ...pageCardGround(theme),
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

/**
 * The current tab or step from the address (`?tab=billing`); the first one by default. Changing it asks for
 * confirmation if input would be lost.
 */
export function useTab<Id extends string>(
  ids: readonly [Id, ...Id[]],
): [tab: Id, open: (next: Id) => void] {
  const [params, setParams] = useSearchParams()
  const leave = useLeaving()
  const tab = ids.find((id) => id === params.get('tab')) ?? ids[0]
  const open = (next: Id) => {
    if (next !== tab) leave(() => setParams(next === ids[0] ? {} : { tab: next }))
  }
  return [tab, open]
}
