import { needsHttps } from '#lib/environment'
import { useText } from '../intl/useText'
import { Note } from './Note'

/** Says before a login form that it cannot work over plain http. */
export function HttpsNote() {
  const text = useText()
  return needsHttps && <Note tone="warning">{text('ui.needsHttps')}</Note>
}
