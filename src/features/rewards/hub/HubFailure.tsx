import { use } from 'react'
import type { LoadState } from '#api/cache/loadState'
import { BusyButton } from '#ui/form/BusyButton'
import { useText } from '#ui/intl/useText'
import { UpdatedAt } from '#ui/load/LoadArea'
import { FailureHelpContext, useErrorMessage } from '#ui/load/useErrorMessage'
import { Note } from '#ui/state/Note'

/** One note for all kinds that could not be loaded: the reason, the age of what is shown, and a retry. */
export function HubFailure({ loads }: { loads: readonly LoadState<unknown>[] }) {
  const text = useText()
  const errorMessage = useErrorMessage()
  const helpFor = use(FailureHelpContext)
  const failed = loads.filter(({ failure }) => failure !== null)
  const failure = failed[0]?.failure
  if (!failure) return null
  const saved = failed.flatMap(({ answer }) => (answer ? [answer.updatedAt] : []))
  return (
    <Note tone="error">
      <div>{errorMessage(failure)}</div>
      {saved.length > 0 && <UpdatedAt updatedAt={Math.min(...saved)} isStale />}
      <div>
        <BusyButton
          size="small"
          busy={failed.some(({ busy }) => busy)}
          onClick={() => {
            for (const { retry } of failed) retry()
          }}
        >
          {text('ui.retry')}
        </BusyButton>
        {helpFor(failure)}
      </div>
    </Note>
  )
}
