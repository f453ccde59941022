import type { StaffSessionRow } from '#contract/admin/sessions'
import { SentenceWithData } from '#ui/display/DataText'
import { useText } from '#ui/intl/useText'
import { useEndSessionsMutation } from '../api/sessionCalls'
import { DecisionDialog } from '../decision/DecisionDialog'
import { deviceText } from './deviceText'

interface EndSessionsDialogProps {
  /** One session, or all others of one's own. */
  sessions: readonly StaffSessionRow[]
  onClose: () => void
}

/** Asks before sessions are ended, because unsent input is lost there. */
export function EndSessionsDialog({ sessions, onClose }: EndSessionsDialogProps) {
  const text = useText()
  const [endSessions] = useEndSessionsMutation()
  const [first] = sessions
  const isOne = sessions.length === 1 && first !== undefined
  const label = text(isOne ? 'adminPeople.sessions.end' : 'adminPeople.sessions.endOthers')
  const sessionIds = sessions.map(({ sessionId }) => sessionId)
  return (
    <DecisionDialog
      title={label}
      about={`end:${sessionIds.join()}`}
      summary={
        <p>
          <SentenceWithData>
            {isOne
              ? text('adminPeople.sessions.endMeans', { device: deviceText(text, first) })
              : text('adminPeople.sessions.endOthersMeans', { count: sessions.length })}
          </SentenceWithData>
        </p>
      }
      confirmLabel={label}
      destructive
      send={({ requestId }) => endSessions({ requestId, sessionIds })}
      done={text('adminPeople.sessions.ended')}
      onClose={onClose}
    />
  )
}
