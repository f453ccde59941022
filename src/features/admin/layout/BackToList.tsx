import { useLocation } from 'react-router-dom'
import { useText } from '#ui/intl/useText'
import { BackTo } from '#ui/page/BackTo'
import { adminRouteAt, menuRouteAt } from '../routes'

/** On phones, the way from a page about one record to its list. Nothing on the pages of the menu. */
export function BackToList() {
  const text = useText()
  const { pathname } = useLocation()
  const list = menuRouteAt(pathname)
  // A sheet over its list belongs to the same page.
  if (!list?.label || list.Page === adminRouteAt(pathname)?.Page) return null
  return (
    <BackTo
      to={list.path}
      label={text('shell.backTo', { page: text(list.label) })}
      trailLabel={text('shell.breadcrumbs')}
    />
  )
}
