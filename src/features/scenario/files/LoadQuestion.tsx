import { styled } from '@mui/material/styles'
import { useState } from 'react'
import type { Failure } from '#contract/failure'
import type { TestControls } from '#contract/scenario/scenario'
import { CopyButton } from '#ui/copy/CopyButton'
import { ConfirmDialog } from '#ui/dialog/ConfirmDialog'
import { useText } from '#ui/intl/useText'
import { ActionFailure } from '../ActionFailure'
import { noteLoaded } from '../activeControls/activeControlsState'
import { loadScenario } from '../api/load'
import { failureOf } from '../useScenario'
import type { OfferedScenario } from './shippedScenarios'
import { useScenarioText } from './useScenarioText'

interface LoadQuestionProps {
  offered: OfferedScenario
  onLoaded: (controls: TestControls) => void
  onCancel: () => void
}

/** Explains what a scenario shows and changes. Nothing is loaded without confirmation. */
export function LoadQuestion({ offered, onLoaded, onCancel }: LoadQuestionProps) {
  const text = useText()
  const words = useScenarioText()
  const [busy, setBusy] = useState(false)
  const [failure, setFailure] = useState<Failure | null>(null)
  const { scenario, content, address } = offered
  const name = words(scenario.name)

  async function load(): Promise<void> {
    setBusy(true)
    setFailure(null)
    try {
      const controls = await loadScenario(content)
      noteLoaded(scenario, controls)
      onLoaded(controls)
    } catch (cause) {
      setFailure(failureOf(cause))
      setBusy(false)
    }
  }

  return (
    <ConfirmDialog
      open
      title={text('scenario.files.question', { name })}
      confirmLabel={text('scenario.files.load')}
      busy={busy}
      onConfirm={() => void load()}
      onCancel={onCancel}
    >
      <About>
        <bdi>{words(scenario.about)}</bdi>
      </About>
      <About>{text('scenario.files.consequence')}</About>
      <CopyButton value={address} name={text('scenario.files.address')} variant="text" named />
      <ActionFailure failure={failure} />
    </ConfirmDialog>
  )
}

const About = styled('p')({ margin: '0 0 12px', overflowWrap: 'anywhere' })
