import { styled } from '@mui/material/styles'
import { useText } from '#ui/intl/useText'
import { LazyBoundary } from '#ui/load/LazyBoundary'
import { lazyWithPreload } from '#ui/load/lazyWithPreload'
import { useSeen } from '#ui/load/useSeen'
import { Page } from '#ui/page/Page'
import { SectionCard } from '#ui/page/SectionCard'
import { SkeletonLines } from '#ui/state/SkeletonLines'
import { ContactFields } from './contact/ContactFields'

/** With its database it weighs half as much as the form, which comes first. */
const Outbox = lazyWithPreload(() => import('./contact/Outbox').then((module) => module.Outbox))

/** Form to contact the operator. In this demo the message stays on the device, and the page says so. */
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
          <OutboxOnceSeen />
        </SectionCard>
      </Columns>
    </Page>
  )
}

function OutboxOnceSeen() {
  const [place, isSeen] = useSeen<HTMLDivElement>()
  const lines = <SkeletonLines lines={3} />
  return (
    <div ref={place}>
      {isSeen ? (
        <LazyBoundary fallback={lines}>
          <Outbox />
        </LazyBoundary>
      ) : (
        lines
      )}
    </div>
  )
}

const Columns = styled('div')(({ theme }) => ({
  display: 'grid',
  gap: 16,
  alignItems: 'start',
  [theme.breakpoints.up('md')]: { gridTemplateColumns: '3fr 2fr' },
}))
