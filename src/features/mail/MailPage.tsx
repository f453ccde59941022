import { useText } from '#ui/intl/useText'
import { Page } from '#ui/page/Page'
import { MailContent } from './MailContent'

/** Mails: folders and labels, the list, and the mail that is read or written. */
export function MailPage() {
  const text = useText()
  return (
    <Page title={text('mail.title')} headingHidden>
      <MailContent />
    </Page>
  )
}
