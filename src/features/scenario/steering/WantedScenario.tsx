import { useEffect, useState } from 'react'
import type { ScenarioProblem } from '#contract/scenario/file'
import { ConfirmDialog } from '#ui/dialog/ConfirmDialog'
import { useText } from '#ui/intl/useText'
import { LoadQuestion } from '../files/LoadQuestion'
import { isProblem } from '../files/readFile'
import type { OfferedScenario } from '../files/shippedScenarios'
import { useProblemText } from '../files/useProblemText'
import { wantedScenario } from '../files/wanted'

interface WantedScenarioProps {
  onChange: (() => void) | undefined
  /** The question was answered, or there is none. */
  onDone: () => void
}

/** Asks about the scenario that the page's address names; what is no scenario is named. */
export function WantedScenario({ onChange, onDone }: WantedScenarioProps) {
  const text = useText()
  const problemText = useProblemText()
  const [wanted, setWanted] = useState<OfferedScenario | ScenarioProblem | null>(null)

  useEffect(() => {
    wantedScenario().then(
      (found) => (found ? setWanted(found) : onDone()),
      (cause: unknown) => {
        console.error('The scenario of the address cannot be read', cause)
        setWanted({ problem: 'cutoff', detail: '' })
      },
    )
  }, [onDone])

  if (wanted === null) return null
  if (isProblem(wanted)) {
    return (
      <ConfirmDialog
        open
        title={text('scenario.problem.title')}
        confirmLabel={text('ui.close')}
        onConfirm={onDone}
        onCancel={onDone}
      >
        {problemText(wanted)}
      </ConfirmDialog>
    )
  }
  return (
    <LoadQuestion
      offered={wanted}
      onCancel={onDone}
      onLoaded={() => {
        onDone()
        onChange?.()
      }}
    />
  )
}
