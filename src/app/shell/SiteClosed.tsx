import { useWebSettingQuery } from '#api/session/setting'
import { closedWith } from '#contract/site/site'
import { DataText } from '#ui/display/DataText'
import { useErrorText } from '#ui/intl/useErrorText'
import { useFormat } from '#ui/intl/useFormat'
import { useText } from '#ui/intl/useText'
import { Note } from '#ui/state/Note'
import { useNow } from '#ui/time/useNow'

/** Notice above every page while the operator has closed the site: the reason, and the end if it is known. */
export function SiteClosed() {
  const text = useText()
  const format = useFormat()
  const errorText = useErrorText()
  const now = useNow()
  const maintenance = useWebSettingQuery().data?.value[0]?.maintenance ?? null
  const reason = closedWith(maintenance, now)
  if (reason === null) return null
  const until = maintenance?.until ?? null
  return (
    <Note tone="warning">
      <DataText>{errorText({ code: 'siteclosed', values: { reason } })}</DataText>
      {until !== null && <p>{text('games.until', { time: format.dateTime(until) })}</p>}
    </Note>
  )
}
