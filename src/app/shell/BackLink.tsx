import type { MouseEvent } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import { useText } from '#ui/intl/useText'
import { BackTo } from '#ui/page/BackTo'
import { parentOf } from '../menu/parentPage'
import { cameFrom } from './cameFrom'

/**
 * On phones, the way to the page above; nothing on the landing page. If the player came from there, it goes
 * back, so that filters and scroll position stay.
 */
export function BackLink() {
  const text = useText()
  const navigate = useNavigate()
  const { pathname, key } = useLocation()
  const parent = parentOf(pathname)
  if (parent === null) return null
  const { path, labelKey } = parent

  function goBack(event: MouseEvent): void {
    // With a modifier key it opens another tab, like any link.
    if (event.ctrlKey || event.metaKey || event.shiftKey || cameFrom(key) !== path) return
    event.preventDefault()
    void navigate(-1)
  }

  return (
    <BackTo
      to={path}
      label={text('shell.backTo', { page: text(labelKey) })}
      trailLabel={text('shell.breadcrumbs')}
      onClick={goBack}
    />
  )
}
