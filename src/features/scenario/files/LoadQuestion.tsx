import Button from '@mui/material/Button'
import { styled } from '@mui/material/styles'
import { useState } from 'react'
import type { Failure } from '#contract/failure'
import { leftReasons, type Replay } from '#contract/scenario/replay'
import type { TestControls } from '#contract/scenario/scenario'
import { download } from '#lib/files/download'
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
  const { scenario, content, address, replay } = offered
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
      {replay && <ReplayCounts {...replay} />}
      <About>{text('scenario.files.consequence')}</About>
      {address !== null && (
        <CopyButton value={address} name={text('scenario.files.address')} variant="text" named />
      )}
      {replay && (
        <Button onClick={() => download(JSON.stringify(content, null, 2), fileName(name), json)}>
          {text('scenario.files.save')}
        </Button>
      )}
      <ActionFailure failure={failure} />
    </ConfirmDialog>
  )
}

const json = 'application/json'

function fileName(name: string): string {
  return `${name.replaceAll(/[^\w.-]+/g, '-')}.scenario.json`
}

/** What of a recording becomes rules, and why the rest does not. */
function ReplayCounts({ taken, left }: Omit<Replay, 'scenario'>) {
  const text = useText()
  return (
    <Counts>
      <li>{text('scenario.files.replayed', { count: taken })}</li>
      {leftReasons.map((reason) => {
        const count = left[reason] ?? 0
        return (
          count > 0 && <li key={reason}>{text(`scenario.files.replayed.${reason}`, { count })}</li>
        )
      })}
    </Counts>
  )
}

const Counts = styled('ul')({ margin: '0 0 12px', paddingInlineStart: 20 })

const About = styled('p')({ margin: '0 0 12px', overflowWrap: 'anywhere' })
