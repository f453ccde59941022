import { styled } from '@mui/material/styles'
import { useText } from '#ui/intl/useText'
import { Page } from '#ui/page/Page'
import { SectionCard } from '#ui/page/SectionCard'
import { ContactFields } from './contact/ContactFields'
import { Outbox } from './contact/Outbox'

/** Write to those who run the site; in this demonstration the message stays on the device, and that is said. */
export function ContactUsPage() {
  const text = useText()
  return (
    <Page title={text('openNames.contactUs')}>
      <p>{text('site.contact.lead')}</p>
      <p>
        <strong>{text('site.contact.honest')}</strong>
      </p>
      <Columns>
        <SectionCard title={text('site.contact.form')}>
          <ContactFields />
        </SectionCard>
        <SectionCard title={text('site.contact.outbox')}>
          <Outbox />
        </SectionCard>
      </Columns>
    </Page>
  )
}

const Columns = styled('div')(({ theme }) => ({
  display: 'grid',
  gap: 16,
  alignItems: 'start',
  [theme.breakpoints.up('md')]: { gridTemplateColumns: '3fr 2fr' },
}))
