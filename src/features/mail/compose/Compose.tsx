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
  /** The recipient, if writing started from a link to an address. */
  writeTo: string
  /** The reply as this window started it; null for any other draft. */
  begun: Mail | null
  actions: MailActions
  onClose: () => void
  /** Opens a draft after sending was undone. */
  onOpen: (draftId: string) => void
}

/** Replies that were closed without any input. A history entry may still name them. */
const dropped = new Set<string>()
/** Replies that were closed with input. They stay even if closed again before the stored text has loaded. */
const written = new Set<string>()

/** Compose window. Looks up the draft first, so a reload restores the text. Load it lazily. */
export function Compose(props: ComposeProps) {
  const { draftId, onClose } = props
  const { data, isFetching } = useMailRowsQuery(
    useMemo(() => [draftId], [draftId]),
    { refetchOnMountOrArgChange: true },
  )
  const known = data?.value[0]
  // Once the window is open, no change elsewhere removes what is being typed.
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

  // Focus returns to the element that opened the window.
  const [opener] = useState(() => document.activeElement)
  useEffect(
    () => () => {
      const isLost = document.activeElement === document.body
      if (isLost && opener instanceof HTMLElement && opener.isConnected) opener.focus()
    },
    [opener],
  )

  // Sent or discarded, usually in another tab. Unsaved input stays visible.
  const isOver = draft.isOver && (draft.saveState === 'clean' || draft.saveState === 'saved')
  /** Whether this window sent or discarded the draft; the result may take a moment. */
  const endsHere = useRef(false)
  const leave = useEffectEvent(() => {
    if (!endsHere.current) dispatch(openAlert('info', text('mail.draft.over')))
    onClose()
  })
  useEffect(() => {
    if (isOver) leave()
  }, [isOver])

  async function sendIt(): Promise<void> {
    // Starts with the press: save the input before sending, and ignore a second press.
    setSending(true)
    const isKept = draft.ensure()
    // Pending attachments are sent too.
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

  // Keep the initial value: `begun` changes to the next reply before this window unmounts.
  const [asBegun] = useState(written.has(draftId) ? null : begun)
  const isNothing = () => asBegun !== null && isUntouched(draft, asBegun)
  // Remove a reply without any input, however the user leaves it.
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
