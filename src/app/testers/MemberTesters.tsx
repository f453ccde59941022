import { useSelector } from 'react-redux'
import { selectPlayer } from '#api/session/session'
import { useText } from '#ui/intl/useText'
import { TesterTools } from './TesterTools'
import { useReload } from './useReload'

/** Buttons for testers in the member area: the test tools and the bug report. */
export function MemberTesters() {
  const userId = useSelector(selectPlayer)?.id
  const text = useText()
  const reload = useReload()
  return (
    <>
      <TesterTools userId={userId} onChange={reload} />
      <TesterTools
        userId={userId}
        onChange={reload}
        opens={{ tab: 'report', label: text('settings.reportBug') }}
      />
    </>
  )
}
