import { Link } from 'react-router-dom'
import { adminRoot } from '#lib/paths/admin'
import { useText } from '#ui/intl/useText'
import { PlainAddress } from '#ui/navigation/PlainAddress'
import { Page } from '#ui/page/Page'

/** There is no such page on the operator's side. */
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

/** There is one, for others of the staff. */
export function NotAllowed() {
  const text = useText()
  return (
    <Page title={text('admin.notAllowed.title')}>
      <p>{text('admin.notAllowed.hint')}</p>
      <Link to={adminRoot}>{text('admin.noPage.back')}</Link>
    </Page>
  )
}
