import { styled } from '@mui/material/styles'
import { useEffect, useState } from 'react'
import { useDispatch } from 'react-redux'
import { isMocked } from '#lib/environment'
import { formatBytes } from '#lib/files/formatBytes'
import { LazyConfirmDialog } from '#ui/dialog/lazyDialogs'
import { BusyButton } from '#ui/form/BusyButton'
import { useLocale, useText } from '#ui/intl/useText'
import { useErrorMessage } from '#ui/load/useErrorMessage'
import { Note } from '#ui/state/Note'
import { dropPart, type StoredPart, sizeOfPart, storedParts } from './api/storedParts'
import { Heading, Line } from './layout'
import type { Result } from './reportText'

/** Parts with content made by the user need confirmation. */
const asked = {
  drafts: { title: 'demo.room.draftsAsk', warning: 'demo.room.draftsWarning' },
  demo: { title: 'demo.data.resetAsk', warning: 'demo.data.resetWarning' },
  money: { title: 'demo.money.resetAsk', warning: 'demo.money.resetWarning' },
  snapshots: { title: 'demo.room.snapshotsAsk', warning: 'demo.room.snapshotsWarning' },
  traffic: { title: 'demo.room.trafficAsk', warning: 'demo.room.trafficWarning' },
} as const

type Asked = keyof typeof asked

const isAsked = (part: StoredPart): part is Asked => part in asked

/** Not available with a real provider. */
const simulated: readonly StoredPart[] = ['money', 'snapshots', 'traffic']

const shown = storedParts.filter((part) => isMocked || !simulated.includes(part))

/** Lists the parts of the app's storage on this device with their sizes; each part can be removed. */
export function StoredParts() {
  const text = useText()
  const locale = useLocale()
  const dispatch = useDispatch()
  const errorMessage = useErrorMessage()
  const [sizes, setSizes] = useState<Partial<Record<StoredPart, number>>>({})
  const [question, setQuestion] = useState<Asked | null>(null)
  const [busy, setBusy] = useState<StoredPart | null>(null)
  const [result, setResult] = useState<Result | null>(null)

  useEffect(() => {
    if (busy !== null) return undefined
    // Stop measuring when the user leaves, so that the next page does not have to wait.
    const leaving = new AbortController()
    const measure = async () => {
      for (const part of shown) {
        try {
          const size = await sizeOfPart(part, leaving.signal)
          setSizes((known) => ({ ...known, [part]: size }))
        } catch (cause) {
          if (leaving.signal.aborted) return
          console.warn(`The size of ${part} is not known`, cause)
        }
      }
    }
    void measure()
    return () => leaving.abort()
  }, [busy])

  async function drop(part: StoredPart): Promise<void> {
    setBusy(part)
    setResult(await outcomeOf(part))
    setBusy(null)
    setQuestion(null)
  }

  async function outcomeOf(part: StoredPart): Promise<Result> {
    try {
      const failure = await dropPart(part, dispatch)
      if (failure) return { tone: 'error', message: errorMessage(failure) }
      const name = text(`demo.room.${part}`)
      const isFiles = part !== 'answers' && !isAsked(part)
      return {
        tone: 'success',
        message: text(isFiles ? 'demo.room.filesGone' : 'demo.room.gone', { part: name }),
      }
    } catch (cause) {
      console.error(`${part} could not be removed`, cause)
      return { tone: 'error', message: text('demo.room.failed') }
    }
  }

  return (
    <div>
      <Heading>{text('demo.room.title')}</Heading>
      <Line>{text('demo.room.about')}</Line>
      <Rows>
        {shown.map((part) => {
          const size = sizes[part]
          return (
            <Row key={part}>
              <span>{text(`demo.room.${part}`)}</span>
              <Size>{size === undefined ? '…' : formatBytes(size, locale)}</Size>
              <BusyButton
                size="small"
                color={isAsked(part) ? 'error' : 'primary'}
                aria-label={text('demo.room.dropPart', { part: text(`demo.room.${part}`) })}
                busy={busy === part}
                disabled={size === 0 || busy !== null}
                onClick={() => (isAsked(part) ? setQuestion(part) : void drop(part))}
              >
                {text('demo.room.drop')}
              </BusyButton>
            </Row>
          )
        })}
      </Rows>
      {result && <Note tone={result.tone}>{result.message}</Note>}
      {question && (
        <LazyConfirmDialog
          open
          destructive
          busy={busy !== null}
          title={text(asked[question].title)}
          confirmLabel={text('demo.room.drop')}
          onConfirm={() => void drop(question)}
          onCancel={() => setQuestion(null)}
        >
          {text(asked[question].warning)}
        </LazyConfirmDialog>
      )}
    </div>
  )
}

const Rows = styled('ul')({ margin: 0, padding: 0, listStyle: 'none' })

const Row = styled('li')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: '1fr auto auto',
  alignItems: 'center',
  gap: 12,
  borderBottom: `1px solid ${theme.palette.divider}`,
  textAlign: 'start',
  '& button': { minHeight: 44 },
}))

const Size = styled('span')(({ theme }) => ({
  color: theme.palette.text.secondary,
}))
