import { useEffect, useState } from 'react'
import { useDispatch } from 'react-redux'
import { shown } from '#contract/scenario/fault'
import type { ScenarioProblem } from '#contract/scenario/file'
import { initialUrl } from '#lib/initialUrl'
import { useText } from '#ui/intl/useText'
import { openAlert } from '#ui/toast/toastSlice'
import { LoadQuestion } from '../files/LoadQuestion'
import { unpack } from '../files/packed'
import { isProblem, readText } from '../files/readFile'
import { type OfferedScenario, shippedScenario } from '../files/shippedScenarios'

interface WantedScenarioProps {
  onChange: (() => void) | undefined
  /** Called when the user has decided, or if there is nothing to decide. */
  onDone: () => void
}

/** Offers the scenario named in the page's URL; shows an error if it is invalid. */
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

/** Reads the scenario from the initial URL: `?scenario=name`, or `#scenario=` with a packed file. */
async function scenarioInAddress(): Promise<OfferedScenario | ScenarioProblem | null> {
  const { searchParams, hash } = new URL(initialUrl)
  const name = searchParams.get('scenario')
  if (name !== null) {
    return shippedScenario(name) ?? { problem: 'unknown', detail: shown(name) }
  }
  const packed = new URLSearchParams(hash.slice(1)).get('scenario')
  if (packed === null) return null
  const text = await unpack(packed)
  return text === null ? { problem: 'cutoff', detail: '' } : readText(text)
}

/** Explains in plain text why a file was not loaded, and that nothing has changed. */
function useProblemText(): (problem: ScenarioProblem) => string {
  const text = useText()
  return ({ problem, detail, fault }) => {
    const reason = text(`scenario.problem.${problem}`, { detail })
    return fault ? `${reason} ${text(`scenario.fault.${fault.kind}`, { ...fault })}` : reason
  }
}
