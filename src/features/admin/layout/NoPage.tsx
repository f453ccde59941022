import { Link } from 'react-router-dom'
import { adminRoot } from '#lib/paths/admin'
import { useText } from '#ui/intl/useText'
import { PlainAddress } from '#ui/navigation/PlainAddress'
import { Page } from '#ui/page/Page'

/** Shown for an unknown address in the back office. */
export function NoSuchPage() {
  const text = useText()
  return (
    <PlainAddress>
      <Page title={text('admin.noPage.title')}>
        <p>{text('admin.noPage.hint')}</p>
        <Link to={adminRoot}>{text('admin.noPage.back')}</Link>
      </Page>
    </PlainAddress>
  )
}

/** Shown if the page exists but the staff member may not see it. */
export function NotAllowed() {
  const text = useText()
  return (
    <Page title={text('admin.notAllowed.title')}>
      <p>{text('admin.notAllowed.hint')}</p>
      <Link to={adminRoot}>{text('admin.noPage.back')}</Link>
    </Page>
  )
}
