import { styled } from '@mui/material/styles'
import { cardGround } from '#ui/appearance/grounds'
import { useText } from '#ui/intl/useText'
import { Page } from '#ui/page/Page'
import { OwnPassword } from '../session/OwnPassword'
import { SecondFactor } from '../session/SecondFactor'

/** The staff member's own account: password and second factor. */
export function AccountPage() {
  const text = useText()
  return (
    <Page title={text('adminPeople.account')}>
      <Columns>
        <OwnPassword />
        <SecondFactor />
      </Columns>
    </Page>
  )
}

const Columns = styled('div')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 320px), 1fr))',
  gap: 24,
  '& > *': {
    padding: 20,
    ...cardGround(theme),
  },
  h2: { ...theme.typography.h4, marginTop: 0 },
}))
