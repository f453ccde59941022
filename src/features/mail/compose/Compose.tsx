import useMediaQuery from '@mui/material/useMediaQuery'
import { useEffect, useEffectEvent, useMemo, useRef, useState } from 'react'
import { useDispatch } from 'react-redux'
import type { Mail } from '#contract/mail/mail'
import { folderOf } from '#contract/mail/mail'
import { markUnsent } from '#lib/unsaved'
import { useText } from '#ui/intl/useText'
import { openAlert } from '#ui/toast/toastSlice'
import { useMutationFeedback } from '#ui/toast/useMutationFeedback'
import type { MailActions } from '../actions/useMailActions'
import { useRemoveMailsMutation } from '../api/changes'
import { useRecallMailMutation, useSendMailMutation } from '../api/drafts'
import { useMailRowsQuery } from '../api/mail'
import { useAttaching } from './AttachedFiles'
import { ComposeForm } from './ComposeForm'
import { ComposeFrame, type FrameSize } from './ComposeFrame'
import { isUntouched, useMailDraft } from './useMailDraft'

interface ComposeProps {
  draftId: string
  /** Whom it is for, where it begins with an address. */
  writeTo: string
  /** The answer as it was begun here; null for any other draft. */
  begun: Mail | null
  actions: MailActions
  onClose: () => void
  /** Opens a draft: after a sent mail was called back. */
  onOpen: (draftId: string) => void
}

/** The answers that were left with nothing written: a way back may still name them. */
const dropped = new Set<string>()
/** Answers closed with words in them. Opened again, they are kept even if closed before the stored text has loaded. */
const written = new Set<string>()

/** Writing a mail. The draft is looked up first: a reload comes back to what was typed. Load it lazily. */
export function Compose(props: ComposeProps) {
  const { draftId, onClose } = props
  const { data, isFetching } = useMailRowsQuery(
    useMemo(() => [draftId], [draftId]),
    { refetchOnMountOrArgChange: true },
  )
  const known = data?.value[0]
  // Once it is open, nothing that happens elsewhere takes away what is being typed.
  const [isOpen, setOpen] = useState(false)
  const isEnded = !isFetching && known !== undefined && folderOf(known) !== 'draft'
  const isOver = !isOpen && (isEnded || dropped.has(draftId))
  if (!isOpen && !isFetching && !isOver) setOpen(true)
  useEffect(() => {
    if (isOver) onClose()
  }, [isOver, onClose])
  return isOpen ? <Writing {...props} known={known} /> : null
}

function Writing({
  draftId,
  writeTo,
  begun,
  actions,
  onClose,
  onOpen,
  known,
}: ComposeProps & { known: Mail | undefined }) {
  const text = useText()
  const dispatch = useDispatch()
  const run = useMutationFeedback()
  const isWide = useMediaQuery('(min-width: 900px)', { noSsr: true })
  const [size, setSize] = useState<FrameSize>('docked')
  const [send] = useSendMailMutation()
  const [sending, setSending] = useState(false)
  const [recall] = useRecallMailMutation()
  const [remove] = useRemoveMailsMutation()
  const draft = useMailDraft(draftId, known, writeTo)
  const attaching = useAttaching(draft)
  const caretRef = useRef(0)
  const { subject } = draft.fields
  const isWritten = Object.values(draft.fields).some((field) => field !== '')

  useEffect(() => {
    markUnsent('mail', isWritten)
    return () => markUnsent('mail', false)
  }, [isWritten])

  // The focus goes back to where it came from.
  const [opener] = useState(() => document.activeElement)
  useEffect(
    () => () => {
      const isLost = document.activeElement === document.body
      if (isLost && opener instanceof HTMLElement && opener.isConnected) opener.focus()
    },
    [opener],
  )

  // Sent or thrown away, mostly in another tab; what is typed here and not kept yet stays to be seen.
  const isOver = draft.isOver && (draft.saveState === 'clean' || draft.saveState === 'saved')
  /** It was sent or thrown away in this window, which may take a moment to go. */
  const endsHere = useRef(false)
  const leave = useEffectEvent(() => {
    if (!endsHere.current) dispatch(openAlert('info', text('mail.draft.over')))
    onClose()
  })
  useEffect(() => {
    if (isOver) leave()
  }, [isOver])

  async function sendIt(): Promise<void> {
    // From the press on: what is typed is kept before it is sent, and a second press must not send it again.
    setSending(true)
    const isKept = draft.ensure()
    // What is still being attached goes along.
    const isAttached = await attaching.settled()
    if ((await isKept) && isAttached) await sendKept()
    setSending(false)
  }

  async function sendKept(): Promise<void> {
    const comeBack = async () => {
      if ((await run(recall({ id: draftId }))).isDone) onOpen(draftId)
    }
    endsHere.current = true
    const { isDone } = await run(send({ id: draftId }), {
      success: text('mail.sentNotice'),
      undo: () => void comeBack(),
    })
    endsHere.current = isDone
    if (isDone) onClose()
  }

  // Which answer was begun last changes before this one goes.
  const [asBegun] = useState(written.has(draftId) ? null : begun)
  const isNothing = () => asBegun !== null && isUntouched(draft, asBegun)
  // An answer in which nobody wrote anything is none, whatever way leads off it.
  const dropNothing = useEffectEvent(() => {
    if (!isNothing()) {
      written.add(draftId)
      return
    }
    dropped.add(draftId)
    void run(remove({ ids: [draftId] }))
  })
  useEffect(() => () => dropNothing(), [])

  async function discard(): Promise<void> {
    const wasStored = known !== undefined || draft.saveState !== 'clean'
    await attaching.settled()
    await draft.flush()
    endsHere.current = true
    if (wasStored && !isNothing()) actions.discard([draftId])
    onClose()
  }

  return (
    <ComposeFrame
      title={subject === '' ? text('mail.compose') : subject}
      size={size}
      isWide={isWide}
      onSize={setSize}
      onClose={onClose}
    >
      <ComposeForm
        draft={draft}
        attaching={attaching}
        caretRef={caretRef}
        sending={sending}
        onSend={() => void sendIt()}
        onDiscard={() => void discard()}
      />
    </ComposeFrame>
  )
}
