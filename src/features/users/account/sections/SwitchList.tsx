import { styled } from '@mui/material/styles'
import { useState } from 'react'
import type { ProfileSwitch, UserProfile } from '#contract/users/profile'
import { SwitchField } from '#ui/form/SwitchField'
import { useText } from '#ui/intl/useText'
import { Note } from '#ui/state/Note'
import { useSaveSection } from '../../api/profile'

export const noticeSwitches = [
  'news',
  'replies',
  'reminders',
  'weekly',
  'sounds',
] as const satisfies readonly ProfileSwitch[]

export const privacySwitches = [
  'publicProfile',
  'showOnline',
] as const satisfies readonly ProfileSwitch[]

export const securitySwitches = [
  'twoStep',
  'loginAlerts',
] as const satisfies readonly ProfileSwitch[]

interface SwitchListProps {
  profile: UserProfile
  names: readonly ProfileSwitch[]
}

/** Switches that save immediately. */
export function SwitchList({ profile, names }: SwitchListProps) {
  const text = useText()
  const save = useSaveSection()
  const [failed, setFailed] = useState(false)

  async function turn(name: ProfileSwitch, on: boolean): Promise<void> {
    setFailed((await save({ switches: { [name]: on } })) !== null)
  }

  return (
    <>
      {failed && <Note tone="error">{text('users.switch.failed')}</Note>}
      <List>
        {names.map((name) => (
          <li key={name}>
            <SwitchField
              label={text(`users.switch.${name}`)}
              hint={text(`users.switch.${name}Hint`)}
              checked={profile.switches[name]}
              onChange={(on) => void turn(name, on)}
            />
          </li>
        ))}
      </List>
    </>
  )
}

const List = styled('ul')(({ theme }) => ({
  margin: 0,
  padding: 0,
  listStyle: 'none',
  '& > li': { padding: '8px 0' },
  '& > li + li': { borderTop: `1px solid ${theme.palette.divider}` },
}))
