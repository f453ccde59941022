import Button from '@mui/material/Button'
import { styled } from '@mui/material/styles'
import { lazy, Suspense, useRef, useState } from 'react'
import { DownloadIcon } from '../../ui/icons/DownloadIcon'
import { RefreshIcon } from '../../ui/icons/RefreshIcon'
import { UploadIcon } from '../../ui/icons/UploadIcon'
import { useText } from '../../ui/intl/useText'
import { Note } from '../../ui/state/Note'
import { useDemoData } from './useDemoData'

const ConfirmDialog = lazy(() =>
  import('../../ui/dialog/ConfirmDialog').then((module) => ({ default: module.ConfirmDialog })),
)

/** What is asked before it is done. */
type Question = { deed: 'reset' } | { deed: 'import'; file: File }

/** What the demo sections keep on this device: taken out, put in, or back to the sample content. */
export function DemoDataSection() {
  const text = useText()
  const { busy, result, exportAll, importFile, resetAll } = useDemoData()
  const [question, setQuestion] = useState<Question | null>(null)
  const input = useRef<HTMLInputElement>(null)

  function confirm(): void {
    setQuestion(null)
    if (question?.deed === 'import') void importFile(question.file)
    if (question?.deed === 'reset') void resetAll()
  }

  return (
    <div>
      <Heading>{text('demo.data.title')}</Heading>
      <Line>{text('demo.data.about')}</Line>
      <Buttons>
        <Button
          variant="outlined"
          startIcon={<DownloadIcon size={20} />}
          loading={busy === 'export'}
          disabled={busy !== null}
          onClick={() => void exportAll()}
        >
          {text('demo.data.export')}
        </Button>
        <Button
          variant="outlined"
          startIcon={<UploadIcon size={20} />}
          loading={busy === 'import'}
          disabled={busy !== null}
          onClick={() => input.current?.click()}
        >
          {text('demo.data.import')}
        </Button>
        <Button
          variant="outlined"
          color="error"
          startIcon={<RefreshIcon size={20} />}
          loading={busy === 'reset'}
          disabled={busy !== null}
          onClick={() => setQuestion({ deed: 'reset' })}
        >
          {text('demo.data.reset')}
        </Button>
      </Buttons>
      <input
        ref={input}
        type="file"
        accept="application/json,.json"
        hidden
        aria-label={text('demo.data.import')}
        onChange={({ target }) => {
          const [file] = target.files ?? []
          // The same file may be chosen again.
          target.value = ''
          if (file) setQuestion({ deed: 'import', file })
        }}
      />
      {result && <Note tone={result.tone}>{result.message}</Note>}
      {question && (
        <Suspense fallback={null}>
          <ConfirmDialog
            open
            destructive
            title={text(`demo.data.${question.deed}Ask`)}
            confirmLabel={text(`demo.data.${question.deed}Confirm`)}
            onConfirm={confirm}
            onCancel={() => setQuestion(null)}
          >
            {question.deed === 'import'
              ? text('demo.data.importWarning', { file: question.file.name })
              : text('demo.data.resetWarning')}
          </ConfirmDialog>
        </Suspense>
      )}
    </div>
  )
}

const Heading = styled('h3')(({ theme }) => ({ ...theme.typography.h5, margin: '16px 0 4px' }))

const Line = styled('p')(({ theme }) => ({
  margin: '0 0 12px',
  color: theme.palette.text.secondary,
}))

const Buttons = styled('div')({ display: 'flex', flexWrap: 'wrap', gap: 8 })
