import { useEffect, useState } from 'react'
import { useDispatch } from 'react-redux'
import type { ScenarioProblem } from '#contract/scenario/file'
import { openAlert } from '#ui/toast/toastSlice'
import { LoadQuestion } from '../files/LoadQuestion'
import { isProblem } from '../files/readFile'
import { scenarioInAddress } from '../files/scenarioInAddress'
import type { OfferedScenario } from '../files/shippedScenarios'
import { useProblemText } from '../files/useProblemText'

interface WantedScenarioProps {
  onChange: (() => void) | undefined
  /** The question was answered, or there is none. */
  onDone: () => void
}

/** Asks about the scenario that the page's address names; what is no scenario is named. */
export function WantedScenario({ onChange, onDone }: WantedScenarioProps) {
  const problemText = useProblemText()
  const dispatch = useDispatch()
  const [found, setFound] = useState<OfferedScenario | ScenarioProblem | null>(null)
  const problem = found && isProblem(found) ? problemText(found) : null

  useEffect(() => {
    scenarioInAddress().then(
      (wanted) => (wanted ? setFound(wanted) : onDone()),
      (cause: unknown) => {
        console.error('The scenario of the address cannot be read', cause)
        setFound({ problem: 'cutoff', detail: '' })
      },
    )
  }, [onDone])

  useEffect(() => {
    if (problem === null) return
    dispatch(openAlert('error', problem))
    onDone()
  }, [problem, dispatch, onDone])

  if (found === null || isProblem(found)) return null
  return (
    <LoadQuestion
      offered={found}
      onCancel={onDone}
      onLoaded={() => {
        onDone()
        onChange?.()
      }}
    />
  )
}
