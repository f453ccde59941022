import Button from '@mui/material/Button'
import { styled } from '@mui/material/styles'
import { useRef, useState } from 'react'
import type { SavedWorld } from '#contract/scenario/world'
import { formatBytes } from '#lib/files/formatBytes'
import { ConfirmDialog } from '#ui/dialog/ConfirmDialog'
import { useDropZone } from '#ui/drop/useDropZone'
import { FileInput } from '#ui/form/FileInput'
import { UploadIcon } from '#ui/icons/actions'
import { useLocale, useText } from '#ui/intl/useText'
import { ErrorState, Loading } from '#ui/load/LoadArea'
import { Note } from '#ui/state/Note'
import { SkeletonLines } from '#ui/state/SkeletonLines'
import { useFailureText } from '../ActionFailure'
import { FaultText } from '../CodedText'
import { ScenarioSection } from '../ScenarioSection'
import type { Scenario } from '../useScenario'
import { CompareForm } from './CompareForm'
import { Differences } from './Differences'
import type { OfflinePart } from './offlineCopy'
import { ResetSection } from './ResetSection'
import { SaveForm } from './SaveForm'
import { SkippedRows } from './SkippedRows'
import { useWorlds } from './useWorlds'
import { type WorldAction, WorldList } from './WorldList'

interface WorldTabProps {
  scenario: Scenario
  onChange: (() => void) | undefined
}

/** An action that needs confirmation. */
interface Question {
  kind: 'restore' | 'remove'
  world: SavedWorld
}

/** Saves, compares, exports, restores and resets all simulated data. */
export function WorldTab({ scenario, onChange }: WorldTabProps) {
  const text = useText()
  const failureText = useFailureText()
  const worlds = useWorlds(scenario)
  const [asked, setAsked] = useState<Question | null>(null)
  const heading = useRef<HTMLHeadingElement>(null)

  function act({ kind, world }: WorldAction): void {
    if (kind === 'export') void worlds.save(world)
    else setAsked({ kind, world })
  }

  function confirm(): void {
    setAsked(null)
    if (asked?.kind === 'restore') worlds.restore(asked.world)
    if (asked?.kind === 'remove') void remove(asked.world)
  }

  async function remove(world: SavedWorld): Promise<void> {
    // The focused button disappears with its snapshot.
    if (await worlds.remove(world)) heading.current?.focus()
  }

  const dropZone = useDropZone(([file]) => file && void worlds.take(file))

  return (
    <Place ref={dropZone}>
      <ScenarioSection
        title={text('scenario.world.title')}
        hint={text('scenario.world.hint')}
        headingRef={heading}
        failure={worlds.failure}
        failureDetail={
          worlds.fault && (
            <div>
              <FaultText fault={worlds.fault} />
            </div>
          )
        }
      >
        <SaveForm onSave={worlds.add} />
        <ImportButton onChoose={(file) => void worlds.take(file)} />
        {worlds.givenUp.length > 0 && (
          <Note tone="warning">
            {text('scenario.world.gaveUp')}
            <OfflineParts parts={worlds.givenUp} />
          </Note>
        )}
        <SkippedRows rows={worlds.skipped} />
        {worlds.readFailure && (
          <ErrorState
            title={text('scenario.world.unknown')}
            message={failureText(worlds.readFailure)}
            onRetry={worlds.read}
          />
        )}
        {!worlds.readFailure && worlds.list === null && (
          <Loading>
            <SkeletonLines lines={2} />
          </Loading>
        )}
        {worlds.list && <WorldList worlds={worlds.list} onAction={act} />}
      </ScenarioSection>
      {worlds.list !== null && worlds.list.length > 0 && (
        <ScenarioSection
          title={text('scenario.world.compareTitle')}
          hint={text('scenario.world.compareHint')}
          failure={null}
        >
          <CompareForm worlds={worlds.list} onCompare={(...two) => void worlds.compare(...two)} />
          {worlds.compared && <Differences {...worlds.compared} />}
        </ScenarioSection>
      )}
      <ResetSection scenario={scenario} onChange={onChange} />
      {asked && (
        <ConfirmDialog
          open
          destructive
          title={text(`scenario.world.${asked.kind}Ask`, { name: asked.world.name })}
          confirmLabel={text(`scenario.world.${asked.kind}`)}
          onConfirm={confirm}
          onCancel={() => setAsked(null)}
        >
          {text(`scenario.world.${asked.kind}Warning`)}
        </ConfirmDialog>
      )}
      {worlds.roomQuestion && (
        <ConfirmDialog
          open
          destructive
          title={text('scenario.world.roomAsk')}
          confirmLabel={text('scenario.world.room')}
          onConfirm={() => worlds.roomQuestion?.answer(true)}
          onCancel={() => worlds.roomQuestion?.answer(false)}
        >
          {text('scenario.world.roomWarning')}
          <OfflineParts parts={worlds.roomQuestion.parts} />
        </ConfirmDialog>
      )}
    </Place>
  )
}

const Place = styled('div')({ display: 'flex', flexDirection: 'column', gap: 24 })

function ImportButton({ onChoose }: { onChoose: (file: File) => void }) {
  const text = useText()
  const input = useRef<HTMLInputElement>(null)
  return (
    <>
      <Button
        variant="outlined"
        startIcon={<UploadIcon size={20} />}
        onClick={() => input.current?.click()}
      >
        {text('scenario.world.import')}
      </Button>
      <FileInput
        ref={input}
        accept="application/json,.json"
        aria-label={text('scenario.world.import')}
        onChoose={([file]) => file && onChoose(file)}
      />
    </>
  )
}

/** Parts of the offline storage, with their sizes. */
function OfflineParts({ parts }: { parts: readonly OfflinePart[] }) {
  const text = useText()
  const locale = useLocale()
  return (
    <List>
      {parts.map(({ tier, size }) => (
        <li key={tier}>
          {text(`scenario.world.offline.${tier}`)} (<bdi>{formatBytes(size, locale)}</bdi>)
        </li>
      ))}
    </List>
  )
}

const List = styled('ul')({ margin: '8px 0 0', paddingInlineStart: 20 })
