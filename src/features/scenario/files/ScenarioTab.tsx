import Button from '@mui/material/Button'
import { styled } from '@mui/material/styles'
import { type FormEvent, useRef, useState } from 'react'
import type { Failure } from '#contract/failure'
import type { ScenarioProblem } from '#contract/scenario/file'
import type { TestControls } from '#contract/scenario/scenario'
import { useDropZone } from '#ui/drop/useDropZone'
import { Field } from '#ui/form/Field'
import { FileInput } from '#ui/form/FileInput'
import { UploadIcon } from '#ui/icons/actions'
import { useText } from '#ui/intl/useText'
import { Note } from '#ui/state/Note'
import { FaultText } from '../CodedText'
import { ScenarioSection } from '../ScenarioSection'
import { SubmitButton } from '../SubmitButton'
import { failureOf, type Scenario } from '../useScenario'
import { LoadQuestion } from './LoadQuestion'
import { isProblem, readFile, readText } from './readFile'
import { ScenarioList } from './ScenarioList'
import type { OfferedScenario } from './shippedScenarios'
import { useScenarioText } from './useScenarioText'

interface ScenarioTabProps {
  scenario: Scenario
  onChange: (() => void) | undefined
}

/** Loads a test case: a shipped one, a file, or pasted text. */
export function ScenarioTab({ scenario, onChange }: ScenarioTabProps) {
  const text = useText()
  const words = useScenarioText()
  const input = useRef<HTMLInputElement>(null)
  const [offered, setOffered] = useState<OfferedScenario | null>(null)
  const [problem, setProblem] = useState<ScenarioProblem | null>(null)
  const [failure, setFailure] = useState<Failure | null>(null)
  const [isEmpty, setEmpty] = useState(false)

  async function offer(reading: Promise<OfferedScenario | ScenarioProblem>): Promise<void> {
    setFailure(null)
    try {
      const read = await reading
      const hasNothing = !isProblem(read) && read.replay?.taken === 0
      setEmpty(hasNothing)
      setProblem(isProblem(read) ? read : null)
      setOffered(isProblem(read) || hasNothing ? null : read)
    } catch (cause) {
      setFailure(failureOf(cause))
    }
  }

  const dropZone = useDropZone(([file]) => file && void offer(readFile(file)))

  function loaded(controls: TestControls): void {
    const name = offered ? words(offered.scenario.name) : ''
    setOffered(null)
    scenario.heard(controls, text('scenario.files.loaded', { name }))
    onChange?.()
  }

  return (
    <Place ref={dropZone}>
      <ScenarioSection
        title={text('scenario.files.own')}
        hint={text('scenario.files.ownHint')}
        failure={failure}
      >
        {isEmpty && <Note tone="error">{text('scenario.files.noRules')}</Note>}
        {problem && (
          <Note tone="error">
            {text(`scenario.problem.${problem.problem}`, { detail: problem.detail })}{' '}
            {problem.fault && <FaultText fault={problem.fault} />}
          </Note>
        )}
        <Button
          variant="outlined"
          startIcon={<UploadIcon size={20} />}
          onClick={() => input.current?.click()}
        >
          {text('scenario.files.choose')}
        </Button>
        <FileInput
          ref={input}
          accept="application/json,.json,.har"
          aria-label={text('scenario.files.choose')}
          onChoose={([file]) => file && void offer(readFile(file))}
        />
        <PasteForm onPaste={(pasted) => void offer(readText(pasted))} />
      </ScenarioSection>
      <ScenarioSection
        title={text('scenario.files.shipped')}
        hint={text('scenario.files.shippedHint')}
        failure={null}
      >
        <ScenarioList
          onChoose={(chosen) => {
            setProblem(null)
            setOffered(chosen)
          }}
        />
      </ScenarioSection>
      {offered && (
        <LoadQuestion offered={offered} onLoaded={loaded} onCancel={() => setOffered(null)} />
      )}
    </Place>
  )
}

const Place = styled('div')({ display: 'flex', flexDirection: 'column', gap: 24 })

/** For a scenario received as text in a message. */
function PasteForm({ onPaste }: { onPaste: (text: string) => void }) {
  const text = useText()
  const [pasted, setPasted] = useState('')

  function submit(event: FormEvent): void {
    event.preventDefault()
    onPaste(pasted)
  }

  return (
    <form noValidate onSubmit={submit}>
      <Field
        name="scenario"
        label={text('scenario.files.paste')}
        value={pasted}
        onChange={setPasted}
        autoComplete="off"
        multiline
        minRows={2}
      />
      <SubmitButton disabled={pasted.trim() === ''}>{text('scenario.files.read')}</SubmitButton>
    </form>
  )
}
