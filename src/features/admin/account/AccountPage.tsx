import { styled } from '@mui/material/styles'
import { cardGround } from '#ui/appearance/grounds'
import { useText } from '#ui/intl/useText'
import { Page } from '#ui/page/Page'
import { OwnPassword } from '../session/OwnPassword'
import { SecondFactor } from '../session/SecondFactor'
import { SessionsCard } from '../session/SessionsCard'

/** The staff member's own account: password, second factor and sessions. */
export function AccountPage() {
  const text = useText()
  return (
    <Page title={text('adminPeople.account')}>
      <Columns>
        <OwnPassword />
        <SecondFactor />
      </Columns>
      <SessionsCard of="own" />
    </Page>
  )
}

const Columns = styled('div')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 320px), 1fr))',
  gap: 24,
  marginBottom: 24,
  '& > *': {
    padding: 20,
    ...cardGround(theme),
  },
  h2: { ...theme.typography.h4, marginTop: 0 },
}))
