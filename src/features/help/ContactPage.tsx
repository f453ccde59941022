import { styled } from '@mui/material/styles'
import { useSelector } from 'react-redux'
import { selectPlayer } from '#api/session/session'
import { providerExt } from '#lib/environment'
import { ChatIcon } from '#ui/icons/menu'
import { useText } from '#ui/intl/useText'
import { Page } from '#ui/page/Page'
import { EmptyState } from '#ui/state/Note'
import { Conversation } from './contact/Conversation'
import { StaffLinks } from './contact/StaffLinks'

/** Ways to contact staff: a thread in the app, and the contacts from the website settings. */
export function ContactPage() {
  const text = useText()
  const userId = useSelector(selectPlayer)?.id
  return (
    <Page title={text('help.contact.title')}>
      <Column>
        {!providerExt && (
          <EmptyState
            icon={<ChatIcon size={32} />}
            title={text('errorCode.notavailable')}
            message={text('help.contact.closed')}
          />
        )}
        {providerExt && userId !== undefined && <Conversation key={userId} userId={userId} />}
        <StaffLinks />
      </Column>
    </Page>
  )
}

const Column = styled('div')({
  display: 'grid',
  gap: 16,
  gridTemplateColumns: 'minmax(0, 1fr)',
  maxWidth: 720,
  margin: '0 auto',
})
