import Button from '@mui/material/Button'
import { styled } from '@mui/material/styles'
import { useRef, useState } from 'react'
import type { SavedSnapshot } from '#contract/scenario/snapshot'
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
import { type SnapshotAction, SnapshotList } from './SnapshotList'
import { useSnapshots } from './useSnapshots'

interface SnapshotTabProps {
  scenario: Scenario
  onChange: (() => void) | undefined
}

/** An action that needs confirmation. */
interface Question {
  kind: 'restore' | 'remove'
  snapshot: SavedSnapshot
}

/** Saves, compares, exports, restores and resets all simulated data. */
export function SnapshotTab({ scenario, onChange }: SnapshotTabProps) {
  const text = useText()
  const failureText = useFailureText()
  const snapshots = useSnapshots(scenario)
  const [asked, setAsked] = useState<Question | null>(null)
  const heading = useRef<HTMLHeadingElement>(null)

  function act({ kind, snapshot }: SnapshotAction): void {
    if (kind === 'export') void snapshots.save(snapshot)
    else setAsked({ kind, snapshot })
  }

  function confirm(): void {
    setAsked(null)
    if (asked?.kind === 'restore') snapshots.restore(asked.snapshot)
    if (asked?.kind === 'remove') void remove(asked.snapshot)
  }

  async function remove(snapshot: SavedSnapshot): Promise<void> {
    // The focused button disappears with its snapshot.
    if (await snapshots.remove(snapshot)) heading.current?.focus()
  }

  const dropZone = useDropZone(([file]) => file && void snapshots.take(file))

  return (
    <Place ref={dropZone}>
      <ScenarioSection
        title={text('scenario.snapshot.title')}
        hint={text('scenario.snapshot.hint')}
        headingRef={heading}
        failure={snapshots.failure}
        failureDetail={
          snapshots.fault && (
            <div>
              <FaultText fault={snapshots.fault} />
            </div>
          )
        }
      >
        <SaveForm onSave={snapshots.add} />
        <ImportButton onChoose={(file) => void snapshots.take(file)} />
        {snapshots.givenUp.length > 0 && (
          <Note tone="warning">
            {text('scenario.snapshot.gaveUp')}
            <OfflineParts parts={snapshots.givenUp} />
          </Note>
        )}
        <SkippedRows rows={snapshots.skipped} />
        {snapshots.readFailure && (
          <ErrorState
            title={text('scenario.snapshot.unknown')}
            message={failureText(snapshots.readFailure)}
            onRetry={snapshots.read}
          />
        )}
        {!snapshots.readFailure && snapshots.list === null && (
          <Loading>
            <SkeletonLines lines={2} />
          </Loading>
        )}
        {snapshots.list && <SnapshotList snapshots={snapshots.list} onAction={act} />}
      </ScenarioSection>
      {snapshots.list !== null && snapshots.list.length > 0 && (
        <ScenarioSection
          title={text('scenario.snapshot.compareTitle')}
          hint={text('scenario.snapshot.compareHint')}
          failure={null}
        >
          <CompareForm
            snapshots={snapshots.list}
            onCompare={(...two) => void snapshots.compare(...two)}
          />
          {snapshots.compared && <Differences {...snapshots.compared} />}
        </ScenarioSection>
      )}
      <ResetSection scenario={scenario} onChange={onChange} />
      {asked && (
        <ConfirmDialog
          open
          destructive
          title={text(`scenario.snapshot.${asked.kind}Ask`, { name: asked.snapshot.name })}
          confirmLabel={text(`scenario.snapshot.${asked.kind}`)}
          onConfirm={confirm}
          onCancel={() => setAsked(null)}
        >
          {text(`scenario.snapshot.${asked.kind}Warning`)}
        </ConfirmDialog>
      )}
      {snapshots.roomQuestion && (
        <ConfirmDialog
          open
          destructive
          title={text('scenario.snapshot.roomAsk')}
          confirmLabel={text('scenario.snapshot.room')}
          onConfirm={() => snapshots.roomQuestion?.answer(true)}
          onCancel={() => snapshots.roomQuestion?.answer(false)}
        >
          {text('scenario.snapshot.roomWarning')}
          <OfflineParts parts={snapshots.roomQuestion.parts} />
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
        {text('scenario.snapshot.import')}
      </Button>
      <FileInput
        ref={input}
        accept="application/json,.json"
        aria-label={text('scenario.snapshot.import')}
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
          {text(`scenario.snapshot.offline.${tier}`)} (<bdi>{formatBytes(size, locale)}</bdi>)
        </li>
      ))}
    </List>
  )
}

const List = styled('ul')({ margin: '8px 0 0', paddingInlineStart: 20 })
