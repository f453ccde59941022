import { styled } from '@mui/material/styles'
import { useText } from '#ui/intl/useText'
import { Page } from '#ui/page/Page'
import type { StaffSession } from '../api/adminSession'
import { OwnPassword } from './OwnPassword'
import { SecondFactor } from './SecondFactor'

/** Required first steps of an account: its own password, and a second factor if required. */
export function FirstSteps({ session }: { session: StaffSession }) {
  const text = useText()
  return (
    <Page title={text('adminSite.account.firstSteps')}>
      <Narrow>{session.mustChangePassword ? <OwnPassword /> : <SecondFactor />}</Narrow>
    </Page>
  )
}

const Narrow = styled('div')({ maxWidth: 480 })
