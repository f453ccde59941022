import Button, { type ButtonProps } from '@mui/material/Button'
import { styled } from '@mui/material/styles'
import {
  type FormEvent,
  type SetStateAction,
  useEffect,
  useEffectEvent,
  useMemo,
  useRef,
  useState,
} from 'react'
import { useDispatch } from 'react-redux'
import type { Item } from '#contract/kanban/kanban'
import { isComposing } from '#lib/keys/isComposing'
import { BusyButton } from '#ui/form/BusyButton'
import { Field, fullNote } from '#ui/form/Field'
import { focusIn } from '#ui/form/focusIn'
import { useDraft, useDraftHeirs } from '#ui/form/useDraftHeirs'
import { useUnsaved } from '#ui/form/useUnsaved'
import { PlusIcon } from '#ui/icons/actions'
import { useText } from '#ui/intl/useText'
import { ConflictNote } from '#ui/state/ConflictNote'
import { openAlert } from '#ui/toast/toastSlice'

/** Characters. */
const longestName = 200

interface InlineFormProps {
  label: string
  /** Label of the submit button. */
  submitLabel: string
  line: string
  onType: (line: SetStateAction<string>) => void
  /** Stays open to enter several names. */
  staysOpen?: boolean
  /** Whether to focus the field, because the user just opened it. */
  focused?: boolean
  /** @returns true if it succeeded; the input stays until then */
  onSubmit: (line: string) => Promise<boolean>
  onClose: () => void
}

/** Form for a name, edited in place. Enter submits it, Escape closes it. */
function InlineForm({
  label,
  submitLabel,
  line,
  onType,
  staysOpen = false,
  focused = true,
  onSubmit,
  onClose,
}: InlineFormProps) {
  const text = useText()
  const [isMissing, setMissing] = useState(false)
  const [isBusy, setBusy] = useState(false)
  const [wasSent, setSent] = useState(false)
  const input = useRef<HTMLInputElement>(null)
  useEffect(() => {
    if (focused) input.current?.focus()
  }, [focused])

  async function submit(event: FormEvent): Promise<void> {
    event.preventDefault()
    const wanted = line.trim()
    if (wanted === '') {
      // An extra Enter after a name is not an error.
      setMissing(!wasSent)
      return
    }
    if (staysOpen) await sendAndGoOn(wanted)
    else if (!isBusy) await sendAndClose(wanted)
  }

  async function sendAndClose(wanted: string): Promise<void> {
    setBusy(true)
    const isDone = await onSubmit(wanted)
    setBusy(false)
    if (isDone) onClose()
  }

  /** Empties the field for the next name at once; if sending fails, the name is restored. */
  async function sendAndGoOn(wanted: string): Promise<void> {
    onType('')
    setSent(true)
    input.current?.focus()
    if (await onSubmit(wanted)) return
    onType((typed) => [wanted, typed].filter(Boolean).join(' '))
  }

  return (
    <Form
      noValidate
      onSubmit={(event) => void submit(event)}
      onKeyDown={(event) => {
        if (event.key !== 'Escape' || isComposing(event)) return
        // A surrounding dialog or drawer stays open.
        event.stopPropagation()
        onClose()
      }}
    >
      <Field
        label={label}
        name="line"
        value={line}
        onChange={onType}
        error={isMissing && line.trim() === '' ? text('kanban.titleMissing') : null}
        hint={fullNote(text, longestName, line)}
        maxLength={longestName}
        inputRef={input}
      />
      <Buttons>
        <BusyButton type="submit" variant="contained" size="small" busy={isBusy}>
          {submitLabel}
        </BusyButton>
        <Button size="small" onClick={onClose}>
          {text(staysOpen ? 'ui.close' : 'ui.cancel')}
        </Button>
      </Buttons>
    </Form>
  )
}

const Form = styled('form')({ padding: '0 8px 8px' })

const Buttons = styled('div')({ display: 'flex', gap: 8 })

interface RenameFormProps extends Pick<InlineFormProps, 'label' | 'onSubmit'> {
  renaming: Renaming
}

/** Replaces a name while it is being changed. */
export function RenameForm({ renaming, onSubmit, ...props }: RenameFormProps) {
  const text = useText()
  const frame = useRef<HTMLDivElement>(null)
  const { line, isChanged, conflict, onType, onTake, onClose } = renaming
  useUnsaved(isChanged)
  return (
    <div ref={frame}>
      <InlineForm
        {...props}
        submitLabel={text('demo.save')}
        line={line}
        onType={onType}
        onSubmit={async (name) => !isChanged || onSubmit(name)}
        onClose={onClose}
      />
      <ConflictNote
        value={conflict}
        onTake={() => {
          onTake()
          focusIn(frame.current, 'input')
        }}
      />
    </div>
  )
}

interface Named {
  id: string
  name: string
}

/** A name that is being changed. */
export interface Renaming extends Pick<InlineFormProps, 'line' | 'onType' | 'onClose'> {
  id: string
  isChanged: boolean
  /** The name that another window saved in the meantime. */
  conflict: string | undefined
  /** Replaces the input with that name. */
  onTake: () => void
}

/**
 * Tracks which name of a list is being changed. If another window deletes the named record, the input moves
 * to the draft for adding a name.
 */
export function useRenaming(all: readonly Named[], draft: string) {
  const text = useText()
  const dispatch = useDispatch()
  const [, setDraft] = useDraft(draft)
  const [begun, setBegun] = useState<Named | null>(null)
  const [line, setLine] = useState('')
  const isChanged = begun !== null && line !== begun.name
  const [cut, setCut] = useState<{ line: string } | null>(null)
  const named = begun && all.find(({ id }) => id === begun.id)
  const isAnother = begun !== null && named?.name !== begun.name
  if (begun && !named) {
    setBegun(null)
    if (isChanged) setCut({ line })
  } else if (isAnother && !isChanged) rename(begun.id)

  function rename(id: string): void {
    const one = all.find((each) => each.id === id) ?? null
    setBegun(one)
    setLine(one?.name ?? '')
  }

  const keep = useEffectEvent((line: string) => {
    setDraft((typed) => [typed, line].filter(Boolean).join(' '))
    dispatch(openAlert('warning', text('demo.gone')))
  })
  useEffect(() => {
    if (cut) keep(cut.line)
  }, [cut])
  const renaming: Renaming | null = begun && {
    id: begun.id,
    line,
    isChanged,
    // While saving, the list already shows the user's own name: that is no conflict.
    conflict: isAnother && named?.name !== line.trim() ? named?.name : undefined,
    onType: setLine,
    onTake: () => rename(begun.id),
    onClose: () => setBegun(null),
  }
  return { renaming, rename }
}

interface QuickAddProps {
  /** Key under which the input is kept until it is sent, even if the user leaves the page. */
  draft: string
  /** Label of the button. */
  label: string
  /** Label of the field that the button opens. */
  fieldLabel: string
  /** @returns true if it was added; if not, the input is restored */
  onAdd: (title: string) => Promise<boolean>
  button?: ButtonProps
}

/**
 * Button that opens a field for several names. After leaving the page, the field reopens with the unsent
 * input. After closing the field, focus returns to the button. The input stays there while the page is
 * mounted, without a confirmation.
 */
export function QuickAdd({ draft, label, fieldLabel, onAdd, button }: QuickAddProps) {
  const text = useText()
  const [line, setLine] = useDraft(draft)
  useUnsaved(line !== '', true)
  const [wasOpened, setOpened] = useState(line !== '')
  const [putAside, setPutAside] = useState('')
  // Input that could not be sent, or that was moved here, reopens the field.
  const isOpen = wasOpened || line !== ''
  const [isAskedFor, setAskedFor] = useState(false)
  const wasOpen = useRef(false)
  const opener = useRef<HTMLButtonElement>(null)
  useEffect(() => {
    if (wasOpen.current && !isOpen) opener.current?.focus()
    wasOpen.current = isOpen
  }, [isOpen])
  if (isOpen) {
    return (
      <InlineForm
        label={fieldLabel}
        submitLabel={text('kanban.add')}
        line={line}
        onType={setLine}
        staysOpen
        focused={isAskedFor}
        onSubmit={onAdd}
        onClose={() => {
          setPutAside(line)
          setLine('')
          setOpened(false)
        }}
      />
    )
  }
  return (
    <Button
      {...button}
      ref={opener}
      startIcon={<PlusIcon size={18} />}
      onClick={() => {
        setAskedFor(true)
        setLine(putAside)
        setOpened(true)
      }}
    >
      {label}
    </Button>
  )
}

/** Draft key of an item being added to a column or story. */
export const itemDraft = (kind: 'column' | 'story', id: string) => `kanban-item:${kind}:${id}`

/** If another window deletes a column or story, its unsent item moves to the draft `heir`. */
export function useItemDraftHeirs(
  kind: 'column' | 'story',
  all: readonly { id: string }[],
  heir: string,
): void {
  const drafts = useMemo(
    () => new Map(all.map(({ id }) => [itemDraft(kind, id), { of: id }])),
    [kind, all],
  )
  useDraftHeirs(drafts, heir)
}

/** Scrolls a list to its end, to show an added item as soon as it appears. */
export function useShowAdded(items: readonly Item[], add: (title: string) => Promise<boolean>) {
  const box = useRef<HTMLDivElement>(null)
  const isComing = useRef(false)
  const count = useRef(items.length)
  useEffect(() => {
    const isLonger = items.length > count.current
    count.current = items.length
    if (!isLonger || !isComing.current || box.current === null) return
    isComing.current = false
    box.current.scrollTop = box.current.scrollHeight
  }, [items])
  return {
    box,
    onAdd: async (title: string) => {
      const isDone = await add(title)
      isComing.current = isDone
      return isDone
    },
  }
}
