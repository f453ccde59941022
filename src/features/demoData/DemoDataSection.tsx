import { useRef, useState } from 'react'
import { LazyConfirmDialog } from '#ui/dialog/lazyDialogs'
import { ProgressBar } from '#ui/display/ProgressBar'
import { useDropZone } from '#ui/drop/useDropZone'
import { BusyButton } from '#ui/form/BusyButton'
import { FileInput } from '#ui/form/FileInput'
import { DownloadIcon, UploadIcon } from '#ui/icons/actions'
import { RefreshIcon } from '#ui/icons/controls'
import { useText } from '#ui/intl/useText'
import { Note } from '#ui/state/Note'
import { Buttons, Heading, Line } from './layout'
import { useDemoData } from './useDemoData'

/** An action that needs confirmation. */
type Question = { action: 'reset' } | { action: 'import'; file: File }

/**
 * Exports, imports or resets the data of the demo sections on this device.
 * `cleared`: the browser has deleted the earlier data.
 */
export function DemoDataSection({ cleared }: { cleared: boolean }) {
  const text = useText()
  const { busy, result, progress, exportAll, importFile, resetAll } = useDemoData()
  const [question, setQuestion] = useState<Question | null>(null)
  const input = useRef<HTMLInputElement>(null)

  const choose = ([file]: readonly File[]) => file && setQuestion({ action: 'import', file })
  const dropZone = useDropZone((files) => busy === null && choose(files))

  function confirm(): void {
    setQuestion(null)
    if (question?.action === 'import') void importFile(question.file)
    if (question?.action === 'reset') void resetAll()
  }

  return (
    <div ref={dropZone}>
      <Heading>{text('demo.data.title')}</Heading>
      <Line>{text('demo.data.about')}</Line>
      <Line>{text('demo.data.mayClear')}</Line>
      {cleared && <Note tone="warning">{text('demo.data.cleared')}</Note>}
      <Buttons>
        <BusyButton
          variant="outlined"
          startIcon={<DownloadIcon size={20} />}
          busy={busy === 'export'}
          disabled={busy !== null}
          onClick={() => void exportAll()}
        >
          {text('demo.data.export')}
        </BusyButton>
        <BusyButton
          variant="outlined"
          startIcon={<UploadIcon size={20} />}
          busy={busy === 'import'}
          disabled={busy !== null}
          onClick={() => input.current?.click()}
        >
          {text('demo.data.import')}
        </BusyButton>
        <BusyButton
          variant="outlined"
          color="error"
          startIcon={<RefreshIcon size={20} />}
          busy={busy === 'reset'}
          disabled={busy !== null}
          onClick={() => setQuestion({ action: 'reset' })}
        >
          {text('demo.data.reset')}
        </BusyButton>
      </Buttons>
      <FileInput
        ref={input}
        accept="application/json,.json"
        aria-label={text('demo.data.import')}
        onChoose={choose}
      />
      {progress && (
        <ProgressBar
          label={text('demo.data.importing', progress)}
          share={progress.done / Math.max(1, progress.of)}
        />
      )}
      {result && <Note tone={result.tone}>{result.message}</Note>}
      {question && (
        <LazyConfirmDialog
          open
          destructive
          title={text(`demo.data.${question.action}Ask`)}
          confirmLabel={text(`demo.data.${question.action}Confirm`)}
          onConfirm={confirm}
          onCancel={() => setQuestion(null)}
        >
          {question.action === 'import'
            ? text('demo.data.importWarning', { file: question.file.name })
            : text('demo.data.resetWarning')}
        </LazyConfirmDialog>
      )}
    </div>
  )
}
